import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { heal } from "../combat/index.ts";
import { commandoNamed, commandosOn, type Ctx, injuriesOf, personNamed } from "../table/context.ts";
import { hasCard } from "../table/skills.ts";
import type { Commando } from "../table/state.ts";
import { countTally, tallyOf } from "../table/tally.ts";
import { type TokenUse, usualCost, discardUsed } from "./token-use.ts";

/** Whether a commando uses the kit on somebody for nothing. vs.equip.free-by-card */
const isFree = (commando: Commando, target: string | undefined): boolean =>
  hasCard(commando, "medic", "tan") && target !== undefined && target !== commando.id;

/** First aid kit: heals the user or another commando on the tile. vs.aid.heals, vs.open.aid-escort */
export const firstAid: TokenUse = {
  cost: (ctx, commando, target) => (isFree(commando, target) ? 0 : usualCost(ctx)),
  requires(ctx, req, commando, target = commando.id) {
    const patient = commandoNamed(ctx.state, target);
    const isEscorted = personNamed(ctx.state, target) !== undefined;
    const words = {
      met: `${target} is a commando on ${commando.at}.`,
      unmet: isEscorted
        ? `${target} is an escorted character: it has nothing to heal.`
        : `${target} is not a commando on ${commando.at}, the tile of ${commando.id}.`,
      at: commando.at,
    };
    const cites: readonly Citation[] = isEscorted ? ["vs.open.aid-escort"] : [];
    if (!req.need(patient?.at === commando.at, words, "vs.aid.heals", ...cites) || patient === undefined) return;
    req.need(injuriesOf(patient) > 0, {
      met: `${target} is injured.`,
      unmet: `${target} is not injured: there is no −1 AP token to remove.`,
      cites: ["vs.aid.heals"],
    });
  },
  *perform(ctx, commando, target = commando.id) {
    const patient = commandoNamed(ctx.state, target);
    if (patient === undefined) return;
    discardUsed(ctx, commando, "first-aid-kit", "it is used");
    if (commando.card === "medic" && patient.id !== commando.id) countTreated(ctx, patient.id);
    const free = citeIf(isFree(commando, target), "vs.equip.free-by-card");
    heal(ctx, patient, { byItself: patient.id === commando.id }, ["vs.aid.heals", ...free]);
  },
  targets: (ctx, commando) =>
    commandosOn(ctx, commando.at)
      .filter((patient) => injuriesOf(patient) > 0)
      .map(({ id }) => id),
};

/** A commando healed by the medic counts once on a level, however often it is healed. vs.medal.challenge */
function countTreated(ctx: Ctx, patient: string): void {
  if (tallyOf(ctx, `treated ${patient}`) === 0) countTally(ctx, "healed-by-medic");
  countTally(ctx, `treated ${patient}`);
}
