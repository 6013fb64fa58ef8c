import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { WeaponId } from "../book/items.ts";
import { isAssaulter, type OnBoard, seatOf, selectWeapon, topWeapon } from "../table/agents.ts";
import { choose, type Ctx, record, type Rules, type Req } from "../table/context.ts";
import type { Intruder } from "../table/state.ts";
import { turnOf } from "../table/turn.ts";
import { requireNoShotOwed } from "./owed-shot.ts";
import {
  type ActionRule,
  requireIntruder,
  canGiveUpMove,
  requireConscious,
  requireEntranceOpened,
  requireTurn,
  requireUnengaged,
  requireWeaponChange,
  takeAction,
} from "./rule.ts";

/** An Intruder has the weapon he takes up. */
export const requireWeapon = (req: Req, { id, weapons }: Intruder, weapon: WeaponId, cite: Citation): boolean =>
  req.need(weapons.includes(weapon), {
    met: `${id} has the ${weapon}.`,
    unmet: `${id} does not have the ${weapon}.`,
    cites: [cite],
  });

/** Whether a weapon is changed in place of the move that REACT allows, not of the attack. hg.react.change-weapon-instead */
function* givesUpMove(ctx: Ctx, intruder: OnBoard<Intruder>): Rules<boolean> {
  const turn = turnOf(ctx);
  // where REACT allows an attack or a move, either way both are gone
  if (!canGiveUpMove(turn) || turn.either) return false;
  if (turn.acts === "none") return true;
  return yield* choose(
    seatOf(intruder),
    { id: "hg.dec.react-use", text: `What does ${intruder.id} give up for the other weapon?`, piece: intruder.id },
    [
      { id: "move", text: "Moving", value: true },
      { id: "attack", text: "Fighting or shooting", value: false },
    ],
  );
}

/** CHANGE WEAPON. hg.weapon.change-action, hg.raid.knife-on-top */
const changeWeapon: ActionRule<"change-weapon", OnBoard<Intruder>> = {
  agents: ["intruder"],
  takes: "nothing",
  requires(ctx, req, action) {
    const inTurn = requireTurn(ctx, req, action.agent);
    if (inTurn === null) return;
    const { agent, turn } = inTurn;
    if (!requireIntruder(req, agent, "hg.weapon.change-action")) return;
    requireConscious(req, agent);
    requireWeaponChange(ctx, req, turn);
    requireEntranceOpened(ctx, req, agent);
    requireUnengaged(ctx, req, agent);
    const isOpen = req.need(isAssaulter(agent), {
      met: `${agent.id} is in assault mode.`,
      unmet: `${agent.id} is raiding. A raider keeps the knife on top of the stack.`,
      cites: ["hg.raid.knife-on-top"],
    });
    requireNoShotOwed(ctx, req, inTurn);
    requireWeapon(req, agent, action.weapon, "hg.weapon.change-action");
    // of a raider the knife lies on top in any case
    if (isOpen)
      req.need(topWeapon(agent) !== action.weapon, {
        met: `The ${action.weapon} is not on top yet.`,
        unmet: `The ${action.weapon} is already on top.`,
        cites: ["hg.weapon.top-of-stack"],
      });
  },
  candidates: (_, intruder) =>
    isAssaulter(intruder)
      ? intruder.weapons.slice(1).map((weapon) => ({ do: "change-weapon", agent: intruder.id, weapon }))
      : [],
  *perform(ctx, intruder, { weapon }) {
    const turn = turnOf(ctx);
    if (yield* givesUpMove(ctx, intruder)) turn.moves = false;
    else takeAction(ctx);
    turn.changed = turn.reacted;
    selectWeapon(intruder, weapon);
    record(ctx, {
      event: "weapon",
      agent: intruder.id,
      weapon,
      cites: ["hg.weapon.change-action", ...citeIf(turn.reacted, "hg.react.change-weapon-instead")],
    });
  },
};

export const actions = { "change-weapon": changeWeapon };
