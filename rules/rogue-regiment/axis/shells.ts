import { type Facing, facingsToward, type Square } from "../../geometry/index.ts";
import { roll } from "../../kernel/index.ts";
import { footTraits } from "../book/foot-kinds.ts";
import { partingOn } from "../book/in-force.ts";
import { explosiveTitles } from "../book/titles.ts";
import {
  choose,
  type Ctx,
  grid,
  name,
  operatorsOnBoard,
  operatorSquares,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  remark,
  type Rules,
  squaresOf,
  unitNamed,
  unitsOnBoard,
} from "../table/context.ts";
import { targetName } from "../table/crew.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { hurt, killOperator, scatter, wound } from "../fighting/index.ts";
import { newIncident, keepOneSpotted } from "../alarm/index.ts";
import { type ShellWeapon, shellTargets, shellWeaponOf } from "./shell-weapons.ts";
import { squaresUnder } from "../sight/index.ts";

/** The Operators whose squares, or whose vehicle's, lie under a template. */
const under = (ctx: Ctx, squares: readonly number[]): readonly Placed<Operator>[] =>
  operatorsOnBoard(ctx).filter((operator) => operatorSquares(ctx, operator).some((square) => squares.includes(square)));

const titles = {
  mortar: "its mortar",
  howitzer: "its howitzer",
  panzerfaust: "its Panzerfaust",
  grenade: "its grenade",
} as const satisfies Record<ShellWeapon["name"], string>;

/** Whom a shell is fired at. */
const shellTarget = (ctx: Ctx, unit: Placed<AxisUnit>): Rules<Placed<Operator>> =>
  choose(
    players,
    { id: "rr.decide.attack-target-tie", text: `Whom does ${unit.id} attack?`, piece: unit.id },
    shellTargets(ctx, unit).map((operator) => ({
      id: targetName(operator),
      text: targetName(operator),
      value: operator,
    })),
  );

/** The square a shell lands on, null off the board: it scatters from the part of the target that lies under the 7. */
function* whereItLands(
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  weapon: ShellWeapon,
  target: Placed<Operator>,
): Rules<Square | null> {
  // rr.unit.mortar-vehicle-target, rr.exp.howitzer-vehicle-target
  const aim = yield* choose(
    players,
    { id: "rr.decide.mortar-vehicle", text: `Which part of the vehicle lies under the 7?`, piece: unit.id },
    operatorSquares(ctx, target).map((square) => ({ id: name(ctx, square), text: name(ctx, square), value: square })),
  );
  const what = {
    text: `${unit.id} fires ${titles[weapon.name]} at ${targetName(target)}`,
    cites: weapon.cites.scatter,
  };
  return yield* scatter(
    ctx,
    { what: weapon.shell, size: weapon.scatter },
    aim,
    firesToward(ctx, unit, weapon, aim),
    (dice, alike) => roll(dice, 6, what, alike),
  );
}

/**
 * A mortar, a howitzer, a Panzerfaust or an Axis grenade is fired: the template scatters from its target, and Operators
 * under it are hit. rr.unit.mortar-scatter, rr.unit.mortar-dice, rr.unit.mortar-share, rr.unit.mortar-cover,
 * rr.unit.mortar-template-gone, rr.exp.howitzer-large-scatter, rr.exp.howitzer-damage, rr.kick.pf-small-scatter
 */
export function* fireShell(ctx: Ctx, unit: Placed<AxisUnit>): Rules {
  const weapon = shellWeaponOf(ctx, unit);
  if (weapon === null) return;
  const { cites } = weapon;
  const target = yield* shellTarget(ctx, unit);
  const lands = yield* whereItLands(ctx, unit, weapon, target);
  const squares = lands === null ? [] : squaresUnder(ctx, lands);
  const hits = under(ctx, squares);
  // on foot they are dead without a roll where it is read to kill outright: a vehicle loses health by the dice
  const rolledFor = hits.filter(({ aboard }) => aboard !== null || !weapon.killsOutright);
  const dice =
    rolledFor.length === 0 && ownSideUnder(ctx, squares, weapon).length === 0
      ? []
      : yield* roll(weapon.dice, 6, { text: `The ${explosiveTitles[weapon.shell]} of ${unit.id}`, cites: cites.dice });
  const inside = hits.length > 0 && hits.every((operator) => modifierFor(ctx, weapon, operator) !== 0);
  const results = dice.map((face) => (inside ? face + weapon.inside : face));
  record(ctx, {
    event: "attacked",
    piece: unit.id,
    target: target.aboard ?? target.id,
    weapon: weapon.name,
    number: weapon.number,
    modifiers: inside ? [{ value: weapon.inside, text: "inside a building" }] : [],
    dice,
    results,
    hits: results.filter((result) => result >= weapon.number).length,
    cites: [
      ...cites.attack,
      ...(inside ? cites.inside : []),
      ...(target.aboard === null ? [] : cites.vehicle),
      ...(weapon.name === "mortar" ? [] : cites.scatter),
      // whom a template of another size would lie over
      ...(lands === null
        ? []
        : partingOn(ctx, ["rr.open.template-shape"], (by) =>
            under(by, squaresUnder(by, lands))
              .map(({ id }) => id)
              .join(),
          )),
    ],
  });
  if (weapon.killsOutright) yield* killUnder(ctx, hits, weapon);
  yield* shareOut(ctx, unit, weapon, squares, dice);
  yield* hurtOwnSide(ctx, unit, squares, dice, weapon);
  // rr.unit.mortar-template-gone, rr.exp.howitzer-template-removed
  record(ctx, {
    event: "template-removed",
    at: lands === null ? "off the board" : name(ctx, lands),
    cites: cites.gone,
  });
  if (weapon.usedOnce) turnOver(ctx, unit);
}

/** What is added to the dice of a shell against an Operator: inside a building alone. rr.exp.howitzer-in-building */
const modifierFor = (ctx: Ctx, { inside }: ShellWeapon, operator: Placed<Operator>): number =>
  operator.aboard === null && grid(ctx).squares[operator.at] === ground.indoors ? inside : 0;

/** The players share the successes out among those under the template. rr.unit.mortar-share, rr.exp.howitzer-damage */
function* shareOut(
  ctx: Ctx,
  unit: Placed<AxisUnit>,
  weapon: ShellWeapon,
  squares: readonly number[],
  dice: readonly number[],
): Rules {
  for (const face of dice) {
    const able = under(ctx, squares).filter((operator) => face + modifierFor(ctx, weapon, operator) >= weapon.number);
    // everyone in one vehicle is one target
    const targets = able.filter(
      (operator, i) => operator.aboard === null || able.findIndex((other) => other.aboard === operator.aboard) === i,
    );
    if (targets.length === 0) continue;
    const victim = yield* choose(
      players,
      { id: "rr.decide.allocate-mortar", text: "Who takes this hit?", piece: unit.id },
      targets.map((operator) => ({
        id: operator.aboard ?? operator.id,
        text: operator.aboard ?? operator.id,
        value: operator,
      })),
    );
    remark(
      ctx,
      `A hit of the ${weapon.name === "panzerfaust" ? "Panzerfaust" : weapon.name} goes to ${victim.aboard ?? victim.id}.`,
      ...weapon.cites.share,
    );
    yield* hurt(ctx, victim, 1);
  }
}

/**
 * The way a shell is fired, direction 6 of its scatter: the way the unit faces; a turret may be read to look at its
 * target. rr.open.exp-howitzer-turret-facing
 */
function firesToward(ctx: Ctx, unit: Placed<AxisUnit>, { howitzer }: ShellWeapon, aim: number): Facing {
  if (howitzer?.arc !== "all-round" || reading(ctx, "rr.open.exp-howitzer-turret-facing") === "hull")
    return unit.facing;
  const from = placeOf(ctx, unit.at);
  const to = placeOf(ctx, aim);
  return facingsToward(to.x - from.x, to.y - from.y)[0] ?? unit.facing;
}

/** Operators on foot under the template are dead, where it is read to kill as theirs do. rr.open.kick-pf-casualties */
function* killUnder(ctx: Ctx, hits: readonly Placed<Operator>[], weapon: ShellWeapon): Rules {
  for (const operator of hits) if (operator.aboard === null) killOperator(ctx, operator, weapon.cites.dice, "blast");
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

/** The Axis units under a scattered template, where it is read to hurt them as well: explosives damage armour. */
const ownSideUnder = (ctx: Ctx, squares: readonly number[], weapon: ShellWeapon): readonly Placed<AxisUnit>[] =>
  weapon.hurtsOwnSide
    ? unitsOnBoard(ctx).filter((unit) => squaresOf(ctx, unit).some((square) => squares.includes(square)))
    : [];

/**
 * Axis units under a scattered template, where they are read to suffer as well: the players divide the successes, and
 * each takes 1 health. rr.open.exp-howitzer-axis-under-template, rr.open.kick-pf-axis-under
 */
function* hurtOwnSide(
  ctx: Ctx,
  firing: Placed<AxisUnit>,
  squares: readonly number[],
  dice: readonly number[],
  weapon: ShellWeapon,
): Rules {
  const incident = newIncident(ctx, null);
  const hits = dice.filter((face) => face >= weapon.number).length;
  for (let hit = 0; hit < hits; hit++) {
    const targets = ownSideUnder(ctx, squares, weapon);
    if (targets.length === 0) return;
    const victim = yield* choose(
      players,
      { id: "rr.decide.allocate-mortar", text: "Which Axis unit takes this success?", piece: firing.id },
      targets.map((other) => ({ id: other.id, text: `${other.id} on ${name(ctx, other.at)}`, value: other })),
    );
    wound(ctx, incident, victim, "blast", weapon.cites.ownSide);
  }
}

/**
 * The weapon is used up: the unit is SMG Infantry for the rest of the game. rr.kick.pf-flips, rr.kick.pf-single-use,
 * rr.kick.pf-is-smg
 */
function turnOver(ctx: Ctx, unit: AxisUnit): void {
  // its own shell may have killed it
  if (unitNamed(ctx.state, unit.id) === undefined) return;
  unit.kind = "smg";
  record(ctx, {
    event: "became",
    piece: unit.id,
    kind: footTraits("smg").title,
    cites: ["rr.kick.pf-flips", "rr.kick.pf-single-use", "rr.kick.pf-is-smg"],
  });
}
