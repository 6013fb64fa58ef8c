import { type CardId, cards, cardText } from "../book/cards.ts";
import type { Citation } from "../book/citation.ts";
import type { PromptId } from "../book/decisions.ts";
import { type EquipmentId, equipmentIds, itemNames, masterKey, type WeaponId, weaponIds } from "../book/items.ts";
import { choose, type Ctx, record, type Rules, squareName } from "../table/context.ts";
import type { Commander, Corpse, Intruder } from "../table/state.ts";

/** Something that lies with a body. */
type Thing = WeaponId | EquipmentId | CardId | typeof masterKey;

const isCard = (thing: Thing): thing is CardId => Object.hasOwn(cards, thing);
const isWeapon = (thing: Thing): thing is WeaponId => weaponIds.some((weapon) => weapon === thing);
const isEquipment = (thing: Thing): thing is EquipmentId => equipmentIds.some((equipment) => equipment === thing);
const nameOf = (thing: Thing): string => (isCard(thing) ? cardText(thing) : itemNames[thing]);

/** Asks a seat which things are taken, one after another. */
function* pick(seat: string, prompt: PromptId, piece: string, things: readonly Thing[]): Rules<readonly Thing[]> {
  const taken: Thing[] = [];
  let left = [...things];
  while (left.length > 0) {
    const kinds = [...new Set(left)];
    const chosen = yield* choose<Thing | "all" | "done">(
      seat,
      { id: prompt, text: `What does ${piece} take?`, piece },
      [
        { id: "all", text: "Everything that is left", value: "all" },
        { id: "done", text: "Nothing more", value: "done" },
        ...kinds.map((thing) => ({ id: thing, text: nameOf(thing), value: thing })),
      ],
    );
    if (chosen === "done") break;
    if (chosen === "all") {
      taken.push(...left);
      break;
    }
    taken.push(chosen);
    const i = left.indexOf(chosen);
    left = left.filter((_, j) => j !== i);
  }
  return taken;
}

/** Everything that lies with a body. hg.take.after-conceal, hg.take.captured-back */
const thingsOn = (corpse: Corpse): readonly Thing[] => [
  ...(corpse.key ? ([masterKey] as const) : []),
  ...corpse.items,
  ...corpse.cards,
];

/** TAKE EQUIPMENT after CONCEAL. hg.take.after-conceal, hg.take.master-key, hg.take.captured-back, hg.act.special */
export function* takeFrom(ctx: Ctx, intruder: Intruder, seat: string, corpse: Corpse): Rules {
  const things = thingsOn(corpse);
  const taken = yield* pick(seat, "hg.dec.take", intruder.id, things);
  for (const thing of taken) {
    const ofCommander: Citation = thing === masterKey ? "hg.take.master-key" : "hg.take.captured-back";
    const cite = corpse.of === "commander" ? ofCommander : "hg.take.after-conceal";
    if (thing === masterKey) intruder.key = true;
    else if (isCard(thing)) intruder.cards.push(thing);
    else if (isWeapon(thing)) {
      if (!intruder.weapons.includes(thing)) intruder.weapons.push(thing);
    } else if (isEquipment(thing)) intruder.equipment.push(thing);
    record(ctx, {
      event: "took",
      agent: intruder.id,
      item: thing,
      at: squareName(ctx, corpse.at),
      cites: [cite, "hg.act.special", "hg.open.items-left"],
    });
  }
}

/** The Commander takes what lies with an Intruder's body. hg.cmd.loot-corpse, hg.open.corpse-looted */
export function* loot(ctx: Ctx, commander: Commander, seat: string, corpse: Corpse): Rules {
  const things = thingsOn(corpse);
  if (corpse.of === "commander") return;
  const taken = yield* pick(seat, "hg.dec.loot", commander.id, things);
  for (const thing of taken) {
    if (thing === masterKey) commander.key = true;
    else if (isCard(thing)) commander.captured.cards.push(thing);
    else if (isWeapon(thing) || isEquipment(thing)) commander.captured.items.push(thing);
    record(ctx, {
      event: "took",
      agent: commander.id,
      item: thing,
      at: squareName(ctx, corpse.at),
      cites: ["hg.cmd.loot-corpse", "hg.open.corpse-looted"],
    });
  }
}
