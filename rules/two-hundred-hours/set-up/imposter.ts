import { isCharacter, isSentry, choose, type Ctx, record, type Rules, sideOf } from "../table/context.ts";

/**
 * Before sentries are deployed the attacker secretly notes which of them is the imposter, and which of its characters
 * that is. zh.disguise.secret, zh.disguise.character, zh.disguise.sentries
 */
export function* noteImposter(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.options.disguise && state.imposter === null) {
    const characters = state.fighters.filter(
      (one) => sideOf(one) === "attacker" && isCharacter(one) && one.requisition === null,
    );
    const sentries = state.fighters.filter(
      (one) => isSentry(one) && one.card === "sentry" && one.where === "waiting" && one.partner === null,
    );
    if (characters.length > 0 && sentries.length > 0) {
      const character = yield* choose(
        "attacker",
        { id: "zh.decide.imposter", text: "Which character is disguised?" },
        characters.map((one) => ({ id: one.id, text: one.id, value: one })),
      );
      const sentry = yield* choose(
        "attacker",
        { id: "zh.decide.imposter", text: "Which sentry is the imposter?" },
        sentries.map((one) => ({ id: one.id, text: one.id, value: one })),
      );
      character.where = "aside";
      // it stays disguised after it is revealed: zh.disguise.recon
      character.requisition = "r-disguise";
      state.imposter = { sentry: sentry.id, character: character.id };
      record(ctx, {
        event: "in-reserve",
        fighter: character.id,
        cites: ["zh.disguise.secret", "zh.disguise.character"],
      });
    }
  }
  state.setUp = "destination";
}
