import { draw, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { commandoCards, sideInWords } from "../book/commando-cards.ts";
import { armyOfTwo, loneWolfTable } from "../book/lone-wolf.ts";
import { operations } from "../book/operations.ts";
import { fateTokens, type SpecialKind, tokenKinds, tokenTitles, unitTitles } from "../book/tokens.ts";
import { xpCards } from "../book/xp-cards.ts";
import { type EquipmentClaim, claimsOf, chooseWhoGoesWithout, takeToken, terrainCard } from "../set-up/index.ts";
import { equipmentCircles, newCommando, printedSide, unequipped } from "../table/commandos.ts";
import { choose, commandoNamed, type Ctx, number, record, type Rules, seatOf, remark } from "../table/context.ts";
import { changeCount, drawSpecial } from "../table/pools.ts";
import type { Commando } from "../table/state.ts";
import { dueTerrains, openTerrains } from "./completing.ts";

/**
 * The set-up: commandos, the special units of the reserve, and the leftmost terrains. vs.setup.event-deck,
 * vs.setup.equipment-reserve, vs.setup.enemy-reserve, vs.setup.special-reserve, vs.setup.commando-choice,
 * vs.setup.starting-equipment, vs.setup.carry-limit, vs.setup.opaque, vs.setup.multi-control, vs.setup.leftmost-first
 */
export function* setUpPhase(ctx: Ctx): Rules {
  recordModes(ctx);
  yield* addSpecialUnits(ctx);
  if (ctx.state.commandos.length === 0) yield* chooseCommandos(ctx);
  else for (const { card, side } of ctx.state.commandos) recordChosen(ctx, card, side);
  const without = yield* chooseWhoGoesWithout(ctx, [...startingClaims(ctx), ...dueTerrains(ctx).flatMap(claimsOf)]);
  equip(ctx, without);
  if (ctx.state.ghost.loneWolf) yield* loneWolf(ctx);
  yield* openTerrains(ctx, without);
}

/** What lies on the transparent icons of the cards that are still to be equipped. vs.setup.starting-equipment */
const startingClaims = (ctx: Ctx): readonly EquipmentClaim[] =>
  ctx.state.commandos.flatMap(({ id, card, side, spentSkills }) =>
    spentSkills.includes(unequipped) ? printedSide(card, side).start.map((kind) => ({ kind, by: id })) : [],
  );

/**
 * The chosen commandos take their starting equipment, as far as there is some for them. vs.setup.starting-equipment,
 * vs.setup.equipment-shortfall
 */
function equip(ctx: Ctx, without: readonly EquipmentClaim[]): void {
  const missing = [...without];
  for (const { kind, by } of startingClaims(ctx)) {
    const lacking = missing.findIndex((claim) => claim.kind === kind && claim.by === by);
    if (lacking >= 0) missing.splice(lacking, 1);
    else if (takeToken(ctx, kind)) commandoNamed(ctx.state, by)?.tokens.push({ kind, used: [] });
  }
  for (const commando of ctx.state.commandos)
    commando.spentSkills = commando.spentSkills.filter((mark) => mark !== unequipped);
}

/**
 * What is in play beside the base game. vs.ghost.modes-combine, vs.bonus.swap, vs.bonus.who, vs.bonus.gander,
 * vs.bonus.ss, vs.bonus.operations
 */
function recordModes(ctx: Ctx): void {
  const { ghost, resistance, medals, campaign, cards, enemies, commandos, operation } = ctx.state;
  const modes = [
    resistance ? "Résistance" : "",
    ghost.xp ? "XP mode" : "",
    ghost.loneWolf ? "lone wolf mode" : "",
    campaign === null ? "" : "a campaign",
    medals === null ? "" : "challenges and medals",
  ].filter((mode) => mode !== "");
  if (modes.length > 0)
    remark(
      ctx,
      `In play: ${modes.join(", ")}.`,
      "vs.ghost.modes-combine",
      ...citeIf(ghost.xp, "vs.xp.start-none", "vs.xp.decks"),
    );
  const bonus = [...cards.reserve, ...commandos.map(({ card }) => card)].filter(
    (card) => commandoCards[card]?.expansion === "ghost",
  );
  if (bonus.length > 0)
    remark(
      ctx,
      `Among the commandos: ${bonus.join(", ")}.`,
      "vs.bonus.swap",
      "vs.bonus.who",
      ...citeIf(bonus.includes("gander"), "vs.bonus.gander"),
    );
  if ((enemies.reserve.ss ?? 0) > 0)
    remark(
      ctx,
      enemies.reserve.ss === 1
        ? "1 SS unit takes the place of a regular one."
        : `${enemies.reserve.ss ?? 0} SS units take the place of regular ones.`,
      "vs.bonus.ss",
    );
  if (operation !== null && operations[operation]?.box === "bonus")
    remark(
      ctx,
      `${operations[operation]?.title ?? operation} is a bonus operation of the base game.`,
      "vs.bonus.operations",
    );
}

/**
 * Three random special units join the enemy reserve; the others are the special reserve. vs.setup.special-reserve,
 * vs.setup.enemy-reserve
 */
function* addSpecialUnits(ctx: Ctx): Rules {
  const { enemies } = ctx.state;
  if ((["stg44", "mg42", "officer", "dog"] as const).some((kind) => (enemies.reserve[kind] ?? 0) > 0)) return;
  const joined: SpecialKind[] = [];
  for (let i = 0; i < number(ctx, "vs.number.special-in-reserve"); i++) {
    const kind = yield* drawSpecial(ctx, "A special unit for the enemy reserve", ["vs.setup.special-reserve"]);
    if (kind === null) break;
    joined.push(kind);
    changeCount(enemies.reserve, kind, 1);
  }
  remark(
    ctx,
    `The enemy reserve is made, with ${joined.map((kind) => unitTitles[kind]).join(", ")}.`,
    "vs.setup.special-reserve",
    "vs.setup.enemy-reserve",
    "vs.setup.equipment-reserve",
    "vs.setup.event-deck",
    ...citeIf(ctx.state.resistance, "vs.resist.enemies", "vs.resist.additions"),
  );
}

/** How many commandos the operation asks for: the number of its first terrain cards. */
const commandosWanted = (ctx: Ctx): number =>
  Math.max(
    1,
    ...ctx.state.ahead
      .filter(({ after }) => after.length === 0)
      .map(({ terrain }) => terrainCard(terrain).terrain.commandos),
  );

/**
 * Each player chooses a commando card and one of its sides, which he keeps. vs.setup.commando-choice,
 * vs.setup.multi-control
 */
function* chooseCommandos(ctx: Ctx): Rules {
  const { cards } = ctx.state;
  const count = ctx.state.ghost.loneWolf ? 1 : commandosWanted(ctx);
  for (let i = 0; i < count && cards.reserve.length > 0; i++) {
    const player = (i % ctx.state.players) + 1;
    const chosen = yield* choose(
      `player-${player}`,
      { id: "vs.decide.commando", text: `Which commando, and which side? (${i + 1} of ${count})` },
      cards.reserve
        .filter((card) => card !== "gander")
        .flatMap((card) =>
          (["tan", "blue"] as const).map((side) => ({
            id: `${card} ${side}`,
            text: `${commandoCards[card]?.title ?? card}, ${side} side: ${sideInWords(card, side)}`,
            value: { card, side },
          })),
        ),
    );
    cards.reserve = cards.reserve.filter((card) => card !== chosen.card);
    ctx.state.commandos.push(newCommando(ctx.settings, chosen.card, chosen.side, player));
    recordChosen(ctx, chosen.card, chosen.side);
  }
}

const recordChosen = (ctx: Ctx, card: string, side: "tan" | "blue"): void =>
  remark(
    ctx,
    `${card} (${side}) is chosen.`,
    "vs.setup.commando-choice",
    "vs.setup.starting-equipment",
    "vs.setup.carry-limit",
    "vs.setup.opaque",
    "vs.setup.multi-control",
    "vs.health.start",
  );

/**
 * Lone wolf mode: one commando with luck tokens, XP cards and equipment; Gander may come along. vs.wolf.one,
 * vs.wolf.choice, vs.wolf.gander, vs.wolf.table, vs.wolf.xp, vs.wolf.equipment, vs.wolf.army-of-two, vs.wolf.parallel
 */
function* loneWolf(ctx: Ctx): Rules {
  const [commando] = ctx.state.commandos;
  const row = loneWolfTable.find(({ commandos }) => commandos === Math.min(6, commandosWanted(ctx)));
  if (commando === undefined || row === undefined) return;
  yield* wolfXp(ctx, commando, row.xp);
  yield* wolfEquipment(ctx, commando, row.equipment);
  for (let i = 0; i < row.luck; i++) {
    const copies = number(ctx, "vs.number.luck-copies");
    const among = fateTokens
      .filter((kind) => kind.startsWith("luck"))
      .flatMap((kind) =>
        Array.from({ length: Math.max(0, copies - (ctx.state.enemies.reserve[kind] ?? 0)) }, () => kind),
      );
    if (among.length === 0) break;
    const named = yield* draw("luck tokens", among, {
      text: "A luck token joins the enemy reserve",
      cites: ["vs.wolf.table"],
    });
    const kind = fateTokens.find((tokenKind) => tokenKind === named);
    if (kind !== undefined) changeCount(ctx.state.enemies.reserve, kind, 1);
  }
  remark(
    ctx,
    `${commando.id} goes alone, with ${row.luck} luck tokens.`,
    "vs.wolf.one",
    "vs.wolf.choice",
    "vs.wolf.table",
    "vs.wolf.parallel",
  );
  if (!ctx.state.cards.reserve.includes("gander")) return;
  const along = yield* choose(seatOf(commando), { id: "vs.decide.lone-wolf", text: "Does Gander come along?" }, [
    { id: "gander", text: "Gander comes along", value: true },
    { id: "alone", text: "The commando goes alone", value: false },
  ]);
  if (!along) return;
  ctx.state.cards.reserve = ctx.state.cards.reserve.filter((card) => card !== "gander");
  ctx.state.commandos.push({ ...newCommando(ctx.settings, "gander", "tan", commando.player), spentSkills: [] });
  remark(ctx, "Gander comes along; it is not a commando.", "vs.wolf.gander", "vs.bonus.gander");
}

/**
 * XP cards of the table: lone wolf only, without danger tokens. vs.wolf.xp, vs.wolf.army-of-two, vs.open.army-of-two
 */
function* wolfXp(ctx: Ctx, commando: Commando, count: number): Rules {
  const must = [ctx.state.operation ?? "", ...ctx.state.ahead.map(({ terrain }) => terrain)].some((name) =>
    armyOfTwo.has(name),
  );
  let left = count;
  const take = (card: string, cites: readonly Citation[]): void => {
    commando.xp.push({ card, used: false });
    record(ctx, { event: "xp-card", piece: commando.id, card, what: "gained", cites });
  };
  if (must) {
    take("army-of-two", ["vs.wolf.army-of-two", "vs.open.army-of-two"]);
    left--;
  }
  for (; left > 0; left--) {
    const open = Object.entries(xpCards).filter(
      ([card, { colour }]) => colour === "lone-wolf" && !commando.xp.some((held) => held.card === card),
    );
    const card = yield* choose(
      seatOf(commando),
      { id: "vs.decide.lone-wolf", text: "Which XP card?", piece: commando.id },
      open.map(([id, { title, text }]) => ({ id, text: `${title}: ${text}`, value: id })),
    );
    take(card, ["vs.wolf.xp", "vs.wolf.table", "vs.xp.decks"]);
  }
}

/**
 * Equipment of the table: chosen freely, never an MG42 or StG44; on a full card it replaces starting equipment.
 * vs.wolf.equipment
 */
function* wolfEquipment(ctx: Ctx, commando: Commando, count: number): Rules {
  for (let i = 0; i < count; i++) {
    const open = tokenKinds.filter(
      (kind) => !["mg42", "stg44", "spotted", "flee"].includes(kind) && (ctx.state.equipment.reserve[kind] ?? 0) > 0,
    );
    if (open.length === 0) return;
    const kind = yield* choose(
      seatOf(commando),
      { id: "vs.decide.lone-wolf", text: "Which equipment?", piece: commando.id },
      open.map((token) => ({ id: token, text: token, value: token })),
    );
    if (commando.tokens.length >= equipmentCircles(ctx, commando)) {
      const old = yield* choose(
        seatOf(commando),
        { id: "vs.decide.lone-wolf", text: "Which starting equipment does it replace?", piece: commando.id },
        [...new Set(commando.tokens.map((token) => token.kind))].map((tokenKind) => ({
          id: `replace ${tokenKind}`,
          text: tokenKind,
          value: tokenKind,
        })),
      );
      commando.tokens.splice(
        commando.tokens.findIndex((token) => token.kind === old),
        1,
      );
      changeCount(ctx.state.equipment.reserve, old, 1);
    }
    takeToken(ctx, kind);
    commando.tokens.push({ kind, used: [] });
    remark(ctx, `${commando.id} takes: ${tokenTitles[kind]}.`, "vs.wolf.equipment", "vs.wolf.table");
  }
}
