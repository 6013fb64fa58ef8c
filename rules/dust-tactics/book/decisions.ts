import type { Catalogue } from "../../kernel/index.ts";

/** The decisions the rules hand to people: who, when, between what. */
export const prompts = {
  "dt.decide.scenario": "Both players (scenario): any scenario, or a random roll (dt.setup.scenario).",
  "dt.decide.ap-limit": "Both players (AP limit): any number, 75 to 125 suggested (dt.setup.ap-suggested).",
  "dt.decide.side": "The other player (side, when one player laid out the terrain): the sides (dt.setup.side-choice).",
  "dt.decide.force": "Each player (force): any units within the limit, each hero and each named vehicle once.",
  "dt.decide.fortifications":
    "Owner (fortification placement, upgrade to bunker): positions that dt.fort.spacing allows; +5 AP or not.",
  "dt.decide.first": "Initiative winner (who goes first): either player (dt.turn.winner-chooses).",
  "dt.decide.activate": "Player to act, if passing is allowed (activate or pass): any unactivated unit, or pass.",
  "dt.decide.join": "Hero's player (hero joins or activates alone): joining any one qualifying unit, or not.",
  "dt.decide.plan":
    "Activating player (action plan with skills, special weapons, modes): all legal plans (dt.act.declare-all).",
  "dt.decide.once-per-game": "Owner (use of a once-per-game skill): now or later.",
  "dt.decide.path": "Activating player (paths, end positions, facing): all legal ones.",
  "dt.decide.third-action": "Activating player (third action): any action that keeps the total at 3, or none.",
  "dt.decide.free-action": "Activating player (free action of a skill): take it or not.",
  "dt.decide.targets":
    "Attacker (which weapons fire at which targets): any legal assignment, or not firing (dt.declare.not-forced).",
  "dt.decide.soldier-weapons":
    "Attacker (weapon of each soldier; crew assignment of a support weapon): one ranged and one C weapon each; see dt.declare.crew-others.",
  "dt.decide.crew-or-weapons":
    "Attacker (vehicle weapons or crew weapons; which crew weapons): dt.declare.vehicle-crew.",
  "dt.decide.mode":
    "Attacker (mode of a two-mode weapon; template or shot of a dual-rated one): dt.declare.two-modes, dt.blast.dual-rating.",
  "dt.decide.blast-place":
    "Attacker (position of a blast template; target miniature of a flame template): any legal position.",
  "dt.decide.blast-floor": "Attacker (floor that a blast hits): any floor under the template.",
  "dt.decide.re-roll": "Attacker (re-roll of each missed die): re-roll or keep.",
  "dt.decide.salvo": "Attacker (salvo's double dice; number of volley boxes): normal or double; 1 to all remaining.",
  "dt.decide.sniper": "Attacker (sniper's named miniature): any miniature of the target, or none.",
  "dt.decide.spray-path": "Attacker (path of a spray among equally short ones): those paths.",
  "dt.decide.observer":
    "Observer's player (target of artillery fire through an observer; RELOAD before or after): legal targets; before, after or not.",
  "dt.decide.casualty":
    "Target's owner (with Assassin: attacker) (miniature that takes each hit on a squad; whose weapon is kept): valid miniatures.",
  "dt.decide.split-hits": "Owner (hits shared between hero and unit): any split.",
  "dt.decide.strike-back": "Defender (weapons used to strike back): C weapons or standard weapons, or none.",
  "dt.decide.react": "Player not activating (reactive attack): any qualifying unit, or none.",
  "dt.decide.react-attack": "Reacting player (SUSTAINED ATTACK or turn and ATTACK): on ARMY ARMY.",
  "dt.decide.react-turn": "Reacting player (direction of the turn): any, within dt.react.large-rotate.",
  "dt.decide.march-rest": "Activating player (rest of a march after a reaction): any legal continuation, or stop.",
  "dt.decide.pilot": "Hero's player (pilot mounts, dismounts, stays): legal choices.",
  "dt.decide.ambush": "Owner (unit in ambush; its companion; where and when it appears): legal choices.",
  "dt.decide.reserves": "Owner (which units start in reserve): at least half.",
  "dt.decide.entry": "Owner (entry point): any point of the zone rolled or given.",
  "dt.decide.scatter-side": "Owner (corner side of a scattered arrival): either table edge within 40 cm of the corner.",
  "dt.decide.aircraft-wait": "Owner (aircraft wait out the first turn (meeting engagement)): wait or enter.",
  "dt.decide.spy":
    "Owner (spy: roll or wait; enemy unit and place): roll or not; any place within 10 cm of an enemy unit.",
  "dt.decide.special-target":
    "Acting player (RESURRECTION, MAKESHIFT REPAIR, MEDEVAC, AMMO DROP, GET MOVING, GET UP, INJECT targets): any qualifying unit.",
  "dt.decide.stimulants": "Acting player (stimulants on ARMY): attack or move token.",
  "dt.decide.which-stimulant": "Owner (which of two stimulants takes effect): dt.open.stim-both.",
  "dt.decide.command-re-roll":
    "Acting player (re-roll of a failed command squad action in a command vehicle): re-roll or keep (dt.veh.command-reroll).",
  "dt.decide.name-target":
    "Acting player (target of AIR ALERT; piece named by ENGINEERING): any enemy aircraft in LOS; any adjacent piece.",
  "dt.decide.returned": "Owner (which eliminated miniature returns, and where): dt.cmd.returned-place.",
  "dt.decide.commissar":
    "Owner, at the start (which infantry unit a commissar is attached to): any infantry unit of their force (dt.skill.commissar).",
  "dt.decide.mounted":
    "Owner, at the start (which units start mounted, on tanks, in airlifters or sealifters): within the carriers' limits.",
  "dt.decide.pick-up": "Airlifter's player (airlifter picks up a vehicle under it): pick up or not (dt.lift.pickup).",
  "dt.decide.fort-tie":
    "Winner of an initiative roll (who defends when fortification AP are equal): attack or defend (dt.open.fort-tie).",
  "dt.decide.comes-back":
    "Acting player (eliminated unit or vehicle that comes back): any eliminated squad or support weapon; any eliminated vehicle.",
  "dt.decide.passengers-lost":
    "Owner of the vehicle (passengers or riders eliminated; hero hurt): any miniature mounted in the unit that rolled.",
  "dt.decide.survivors-place": "Owner (where survivors are placed): any place within 10 cm.",
  "dt.decide.smoke-place": "Attacker (smoke screen position): dt.weapon.smoke-shell.",
} as const satisfies Catalogue["prompts"];

/** A decision of the rules. */
export type PromptId = keyof typeof prompts;
