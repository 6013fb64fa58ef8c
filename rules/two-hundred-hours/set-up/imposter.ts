import { isCharacter, isSentry, choose, type Ctx, record, type Rules, sideOf } from "../table/context.ts";

/**
 * Before sentries are deployed the attacker secretly notes which of them is the imposter, and which of its characters
 * that is. zh.disguise.secret, zh.disguise.character, zh.disguise.sentries
 */
export function* noteImposter(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.options.disguise && state.imposter === null) {
    const characters = state.fighters.filter(
      (fighter) => sideOf(fighter) === "attacker" && isCharacter(fighter) && fighter.requisition === null,
    );
    const sentries = state.fighters.filter(
      (fighter) =>
        isSentry(fighter) && fighter.card === "sentry" && fighter.where === "waiting" && fighter.partner === null,
    );
    if (characters.length > 0 && sentries.length > 0) {
      const character = yield* choose(
        "attacker",
        { id: "zh.decide.imposter", text: "Which character is disguised?" },
        characters.map((fighter) => ({ id: fighter.id, text: fighter.id, value: fighter })),
      );
      const sentry = yield* choose(
        "attacker",
        { id: "zh.decide.imposter", text: "Which sentry is the imposter?" },
        sentries.map((defender) => ({ id: defender.id, text: defender.id, value: defender })),
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
