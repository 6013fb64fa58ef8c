import { reading } from "../table/context.ts";
import type { SpecialId } from "../table/state.ts";
import { figuresOf, hasAttribute, hasOwnSkill } from "../table/units.ts";
import {
  artilleryOf,
  heroesWith,
  isEngineer,
  isLoader,
  medic,
  officer,
  soldiersOfRole,
  withAttribute,
} from "./actors.ts";
import * as performing from "./performing.ts";
import type { SpecialRule } from "./rule.ts";
import * as targets from "./targets.ts";

/** Every special action, whole. dt.act.special */
export const specialRules: Readonly<Record<SpecialId, SpecialRule>> = {
  reload: {
    who: (_, together) => figuresOf(together.filter(isLoader)),
    nobody: (unit) => `${unit} has no weapon to reload.`,
    cites: ["dt.weapon.reload-action"],
    aim: "none",
    perform: performing.reload,
  },
  camouflage: {
    who: (_, together) => figuresOf(together.filter((unit) => hasOwnSkill(unit, "camouflage"))),
    nobody: (unit) => `${unit} has no Camouflage.`,
    cites: ["dt.skill.camouflage", "dt.skill.nobody-shares"],
    aim: "none",
    perform: performing.camouflage,
  },
  resurrection: {
    who: (ctx, together) => heroesWith(ctx, together, "blutkreuz"),
    nobody: (unit) => `Nobody in ${unit} is a hero with Blutkreuz.`,
    cites: ["dt.skill.resurrection"],
    aim: "before",
    target: targets.resurrection,
    perform: performing.resurrection,
  },
  /** A soldier, a vehicle or a hero repairs. dt.veh.mechanic */
  "makeshift-repair": {
    who: (ctx, together) => [
      ...heroesWith(ctx, together, "tank head"),
      ...soldiersOfRole("mechanic")(together),
      ...figuresOf(together.filter((unit) => hasAttribute(unit, "mechanic"))),
    ],
    nobody: (unit) => `${unit} has no Mechanic and is not one, and no hero in it has Tank Head.`,
    cites: ["dt.cmd.repair", "dt.cmd.lost", "dt.veh.mechanic", "dt.skill.tank-head"],
    aim: "before",
    target: targets.makeshiftRepair,
    perform: performing.makeshiftRepair,
  },
  medevac: {
    who: withAttribute("medevac"),
    nobody: (unit) => `${unit} is not a Medevac vehicle.`,
    cites: ["dt.veh.medevac"],
    aim: "before",
    target: targets.medevac,
    perform: performing.medevac,
  },
  "air-alert": {
    who: withAttribute("air alert"),
    nobody: (unit) => `${unit} has no Air alert.`,
    cites: ["dt.veh.air-alert"],
    aim: "before",
    target: targets.airAlert,
    perform: performing.airAlert,
  },
  dozer: {
    who: withAttribute("dozer blade"),
    nobody: (unit) => `${unit} has no Dozer blade.`,
    cites: ["dt.veh.dozer-cover"],
    aim: "none",
    perform: performing.dozer,
  },
  "launch-smoke": {
    who: (_, together) =>
      figuresOf(
        together.filter((unit) => hasAttribute(unit, "smoke launchers") && !unit.used.includes("smoke launchers")),
      ),
    nobody: (unit) => `${unit} has no Smoke launchers, or has already used them.`,
    cites: ["dt.veh.smoke"],
    aim: "none",
    perform: performing.launchSmoke,
  },
  engineering: {
    who: (_, together) => figuresOf(together.filter(isEngineer)),
    nobody: (unit) => `${unit} is neither infantry nor an engineer vehicle.`,
    cites: ["dt.veh.engineer"],
    aim: "terrain",
    perform: performing.engineering,
  },
  "fire-smoke": {
    who: (ctx, together) =>
      reading(ctx, "dt.open.smoke-shell-action") === "special-action"
        ? figuresOf(together.filter((unit) => artilleryOf(unit) !== null))
        : [],
    nobody: (unit) => `${unit} has no artillery, or fires smoke with an attack and not with an action of its own.`,
    cites: ["dt.open.smoke-shell-action", "dt.weapon.smoke-shell"],
    aim: "place",
    perform: performing.fireSmoke,
  },
  "ammo-drop": { ...officer, aim: "after", target: targets.ammoDrop, perform: performing.ammoDrop },
  "get-moving": { ...officer, aim: "after", target: targets.getMoving, perform: performing.getMoving },
  reinforcement: { ...officer, aim: "after", target: targets.comesBack, perform: performing.reinforcement },
  "replacement-vehicle": {
    ...officer,
    aim: "after",
    target: targets.comesBack,
    perform: performing.replacementVehicle,
  },
  "get-up": { ...medic, aim: "after", target: targets.treatment, perform: performing.getUp },
  stimulants: { ...medic, aim: "before", target: targets.treatment, perform: performing.stimulants },
};
