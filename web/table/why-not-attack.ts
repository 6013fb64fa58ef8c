import type { Action, BoardModel, BoardPiece, Form, RequirementsAnswer } from "../api/answers.ts";
import { pieceNamed, placesOf, unitOf } from "../board/places.ts";
import { spotsApart } from "../board/spots.ts";
import { areFoes } from "./aim.ts";

/** What a piece has in hand, each once. */
const weaponsOf = ({ details: { shootsWith, weapons } }: BoardPiece): readonly string[] =>
  [shootsWith ?? weapons]
    .flatMap((list) => (typeof list === "string" ? list.split(/[ ,]+/) : []))
    .filter((word) => /^[a-z]/.test(word) && word !== "nothing");

/**
 * The weapons of a unit of one piece, as actions name them: those that are mounted, or that a crew serves, are in nobody's
 * hand and stand on its card alone.
 */
function weaponsOnCard({ cards = [], words = [], pieces }: BoardModel, piece: BoardPiece): readonly string[] {
  const unit = unitOf(piece);
  const [first = ""] = cards.find(({ id }) => id === unit)?.says ?? [];
  if (unit === null || pieces.filter((one) => unitOf(one) === unit).length > 1) return [];
  const named = first.split(", ").map((weapon) => weapon.replace(/^\d+ × /, "").replace(/ \([^()]*\)$/, ""));
  return named.flatMap((name) => words.find((word) => word.name === name)?.id ?? []);
}

type Attacks = (board: BoardModel, attacker: BoardPiece, enemy: BoardPiece) => readonly Action[];

/** How each game says that one piece attacks another from where it stands. */
const attacksOf: Readonly<Record<string, Attacks>> = {
  "rogue-regiment": (_, attacker, { id: target }) =>
    weaponsOf(attacker).map((weapon) => ({ do: "attack", operator: attacker.id, weapon, target })),
  "v-sabotage": (board, attacker, enemy) => [
    ...placesOf(board, enemy.id)
      .slice(0, 1)
      .flatMap((target) =>
        weaponsOf(attacker).map((weapon) => ({ do: "shoot", commando: attacker.id, weapon, target })),
      ),
    { do: "close-combat", commando: attacker.id, target: enemy.id },
  ],
  "hour-of-glory": (_, { id: agent }, { id: target }) => [
    { do: "shoot", agent, targets: [target] },
    { do: "fight", agent, target },
  ],
  "two-hundred-hours": (_, { id: fighter }, { id: target }) => [
    { do: "shoot", fighter, target },
    { do: "fight", fighter, target },
  ],
  "dust-tactics": (board, attacker, enemy) =>
    [...weaponsOnCard(board, attacker), ...weaponsOf(attacker)].map((weapon) => ({
      do: "attack",
      unit: unitOf(attacker) ?? attacker.id,
      shots: [{ weapon, target: unitOf(enemy) ?? enemy.id }],
    })),
};

/** The most attacks that are asked about: one for each weapon in hand. */
const MOST = 4;

/** The attacks by which a piece might reach an enemy who was pressed; none where nobody fights him. */
export function attacksOn(
  ruleset: string,
  board: BoardModel,
  piece: string | null,
  enemy: string | null,
): readonly Action[] {
  const attacker = piece === null ? undefined : pieceNamed(board, piece);
  const target = enemy === null ? undefined : pieceNamed(board, enemy);
  if (attacker === undefined || target === undefined || !areFoes(board, attacker.id, target.id)) return [];
  // whoever is still to come attacks nobody yet
  if (placesOf(board, attacker.id).length === 0) return [];
  const all = attacksOf[ruleset]?.(board, attacker, target) ?? [];
  return [...new Map(all.map((action) => [JSON.stringify(action), action])).values()].slice(0, MOST);
}

/**
 * The nearest enemy, where no kind of attack of a piece is listed as none is in reach: so that it can be told why; null
 * where attacks are listed, with their reasons, and where there is nobody to attack or nothing to do it with.
 */
export function enemyOutOfReach(
  ruleset: string,
  board: BoardModel,
  piece: string,
  forms: readonly Pick<Form, "name">[],
): string | null {
  const attacker = pieceNamed(board, piece);
  if (attacker === undefined) return null;
  const foes = board.pieces.filter(({ id }) => areFoes(board, attacker.id, id) && placesOf(board, id).length > 0);
  const [nearest] = foes.toSorted((one, other) => spotsApart(attacker, one) - spotsApart(attacker, other));
  const attacks = attacksOn(ruleset, board, piece, nearest?.id ?? null);
  const isListed = attacks.some((attack) => forms.some(({ name }) => name === attack.do));
  return nearest === undefined || attacks.length === 0 || isListed ? null : nearest.id;
}

/** What stands in the way of an attack. */
export interface WhyNot extends Pick<RequirementsAnswer, "rules"> {
  readonly action: Action;
  readonly failing: RequirementsAnswer["requirements"];
}

/** What stands in the way of each attack, by what was answered; what keeps from several is told once. */
export function whyNotOf(
  actions: readonly Action[],
  answers: readonly Pick<RequirementsAnswer, "requirements" | "rules">[],
): readonly WhyNot[] {
  const told = new Set<string>();
  return actions.flatMap((action, i) => {
    const { requirements = [], rules = [] } = answers[i] ?? {};
    const failing = requirements.filter(({ holds, text }) => !holds && !told.has(text));
    for (const { text } of failing) told.add(text);
    return failing.length === 0 ? [] : [{ action, failing, rules }];
  });
}
