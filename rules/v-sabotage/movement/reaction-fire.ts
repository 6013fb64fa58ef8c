import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { charactersAsTargets, hitPerson, injure, sharingMatters } from "../combat/index.ts";
import {
  choose,
  type Ctx,
  isCritical,
  isSeen,
  players,
  reading,
  record,
  type Rules,
  whiteSquaresOf,
} from "../table/context.ts";
import { hitNumber, tileById } from "../table/map.ts";
import { rollWithBinoculars } from "../table/rolls.ts";
import { hasXpCard, isUnspent, markSpent } from "../table/skills.ts";
import type { Commando, Person, Unit } from "../table/state.ts";

/** Shots of reaction fire: who fires, the tile whose number counts, and who goes along with the commando. */
interface ReactionShots {
  readonly shooters: readonly Unit[];
  readonly against: string;
  readonly movers: readonly Person[];
}

/**
 * Reaction fire at a visible commando that enters or leaves a tile with enemy units: every unit of both tiles fires at
 * once, against the number of the tile it leaves. vs.react.when, vs.react.who, vs.react.departure-number,
 * vs.react.injuries, vs.react.no-nest-cover
 */
export function* reactionFire(
  ctx: Ctx,
  commando: Commando,
  { shooters, against, movers }: ReactionShots,
  cites: readonly Citation[],
): Rules {
  const dice = shooters.reduce((sum, unit) => sum + whiteSquaresOf(ctx, unit), 0);
  if (shooters.length === 0) return;
  const needed = hitNumber(ctx.settings, tileById(ctx.state, against));
  const why: readonly Citation[] = [
    "vs.react.when",
    "vs.react.who",
    "vs.react.departure-number",
    "vs.react.no-nest-cover",
    ...citeIf(
      shooters.some(({ kind }) => kind === "dog"),
      "vs.dog.no-combat",
    ),
    ...cites,
  ];
  // fire at those that go along does not affect a commando nobody sees: vs.bino.reroll
  const affected = isSeen(commando) ? [commando] : [];
  const hitsOf = (rolled: readonly number[]): number => rolled.filter((face) => face >= needed).length;
  const faces = yield* rollWithBinoculars(ctx, affected, {
    dice,
    text: `Reaction fire at ${commando.id}`,
    cites: why,
    outcome: (rolled) => String(hitsOf(rolled)),
  });
  const hits = hitsOf(faces);
  record(ctx, { event: "reaction-fire", piece: commando.id, number: needed, dice: faces, hits, cites: why });
  const targets = [
    ...(isSeen(commando) ? [commando] : []),
    ...(reading(ctx, "vs.open.escort-reaction") === "shared" ? movers.filter(({ visible }) => visible) : []),
  ];
  yield* shareAmongMovers(ctx, commando, targets, hits);
}

function* shareAmongMovers(ctx: Ctx, commando: Commando, targets: readonly (Commando | Person)[], hits: number): Rules {
  let left = targets.map((target) => target);
  for (let i = 0; i < hits && left.length > 0; i++) {
    const all = charactersAsTargets(
      ctx,
      left.map((target) => ({ ...target, nest: false })),
      0,
    );
    const matters = sharingMatters(
      Array.from({ length: hits - i }, () => 0),
      all,
    );
    const victim = yield* choose(
      players,
      { id: "vs.decide.share-enemy-hits", text: "Whom does the reaction fire hit?" },
      (matters ? left : left.slice(0, 1)).map((target) => ({ id: target.id, text: target.id, value: target })),
    );
    if (victim !== commando) {
      if ("objective" in victim) hitPerson(ctx, victim, ["vs.open.escort-reaction"]);
      left = left.filter((target) => target !== victim);
      continue;
    }
    if (hasXpCard(commando, "hard-to-stop") && isUnspent(commando, "turn:hard-to-stop")) {
      markSpent(commando, "turn:hard-to-stop");
      record(ctx, {
        event: "xp-card",
        piece: commando.id,
        card: "hard-to-stop",
        what: "played",
        cites: ["vs.xp.colours"],
      });
      continue;
    }
    yield* injure(ctx, commando, ["vs.react.injuries"]);
    if (isCritical(commando)) left = left.filter((target) => target !== commando);
  }
}

/** Those of the characters that go along whom no shot has eliminated. vs.escort.one-hit */
export const survivors = (ctx: Ctx, along: readonly Person[]): readonly Person[] =>
  along.filter(({ id }) => ctx.state.people.some((person) => person.id === id));
