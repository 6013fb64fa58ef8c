import { row, rulesUnder } from "../../../kernel/index.ts";

export const skillsAndEquipmentRules = rulesUnder("Skills and equipment", "Artillery Observer", {
  "dt.skill.declare": row("A skill is declared before the dice", {
    text: "A skill is declared before any die that it may modify is rolled.",
    source: "Skills and Equipment",
  }),
  "dt.skill.shared": row("Hero and unit share skills", {
    text: "Unless a row says otherwise, a hero's skills work for the unit they have joined, and the unit's skills for the hero.",
    source: "Skills and Equipment",
  }),
  "dt.skill.not-twice": row("A shared skill works once", {
    text: "If hero and unit have the same skill it works once for both; a once-per-game skill is then used up by both together.",
    source: "Skills and Equipment",
  }),
  "dt.skill.hero-keeps": row("What a hero does not share", {
    text: "Not shared by a hero: Ace Air Pilot, Ace Pilot, Air Pilot, Pilot, Assassin, Berserk, Blutkreuz, Killing Spree, Lucky, Take Aim, Tank Head; and Expert, which names the hero only.",
    source: "each skill",
  }),
  "dt.skill.nobody-shares": row("What nobody shares", {
    text: "Not shared in either direction: Camouflage, Damage Resilient, First Strike.",
    source: "each skill",
  }),
  "dt.skill.ace-pilot": row("Ace Pilot: a third action", {
    text: "Ace Pilot / Ace Air Pilot: the hero can pilot a vehicle / an aircraft. When it activates, 1 die: ARMY or TARGET gives it a third action.",
    source: "Ace Pilot; Ace Air Pilot",
    open: ["dt.open.ace-symbol"],
  }),
  "dt.skill.infantry-ace": row("Infantry Ace: a third action", {
    text: "Infantry Ace: when the hero activates, 1 die: ARMY or TARGET gives the hero and the unit joined with them a third action.",
    source: "Infantry Ace",
    open: ["dt.open.ace-symbol"],
  }),
  "dt.skill.advanced-reactive-range": row("Advanced Reactive Fire: 60 cm", {
    text: "Advanced Reactive Fire: the unit may attempt reactive attacks within range 6 (60 cm).",
    source: "Advanced Reactive Fire",
  }),
  "dt.skill.advanced-reactive-dice": row("Advanced Reactive Fire: SHIELD counts", {
    text: "In that roll SHIELD counts as ARMY.",
    source: "Advanced Reactive Fire",
    open: ["dt.open.adv-reactive-symbol"],
  }),
  "dt.skill.observer": row("Artillery Observer: the guns fire for him", {
    text: "Artillery Observer: when the unit takes an ATTACK or SUSTAINED ATTACK it may have a friendly artillery unit that has not activated attack with its artillery weapons instead of using its own weapons.",
  }),
  "dt.skill.observer-same-action": row("Artillery Observer: the same attack", {
    text: "The artillery unit activates at once and takes the same attack action as the observer.",
    open: ["dt.open.observer-suppressed"],
  }),
  "dt.skill.observer-los": row("Artillery Observer: whose sight, whose range", {
    text: "LOS is taken from the observer; field of fire and range from the artillery unit.",
    open: ["dt.open.observer-cover"],
  }),
  "dt.skill.observer-reload": row("Artillery Observer: reloading", {
    text: "If the weapon has Reload and the attack was not a SUSTAINED ATTACK, the artillery unit may take a RELOAD before or after it; an ATTACK that Attack Stimulants make count as a SUSTAINED ATTACK is one.",
    source: "Artillery Observer; Inject Stimulants",
  }),
  "dt.skill.observer-ends": row("Artillery Observer: the guns are done", {
    text: "The artillery unit's activation then ends and the observer goes on with its own.",
  }),
  "dt.skill.assassin": row("Assassin: he picks his victims", {
    text: "Assassin: the hero's player chooses which enemy soldiers take the hero's C weapon hits.",
    source: "Assassin",
  }),
  "dt.skill.at-the-double": row("At the Double: a free MOVE", {
    text: "At the Double: right after a MARCH MOVE the unit may make a free MOVE.",
    source: "At the Double",
  }),
  "dt.skill.berserk": row("Berserk: hits roll again", {
    text: "Berserk: each hit with a C weapon rolls another die, ARMY being a further hit that rolls again, until a miss.",
    source: "Berserk",
    open: ["dt.open.two-chains"],
  }),
  "dt.skill.chain-army-only": row("Further hits need ARMY", {
    text: "In such chains (Berserk, Killing Spree, cutting and laser weapons) a rule that lets TARGET hit applies to the first roll only.",
    source: "Berserk; Killing Spree; Cutting; Laser",
    open: ["dt.open.chain-reroll"],
  }),
  "dt.skill.black-ops": row("Black Ops: 4 initiative dice", {
    text: "Black Ops: a player whose force has this hero rolls 4 initiative dice (not more for several such heroes).",
    source: "Black Ops",
    open: ["dt.open.black-ops-alive"],
  }),
  "dt.skill.blutkreuz": row("Blutkreuz: faster zombies", {
    text: "Blutkreuz: Mindless Zombie units within 10 cm of the hero when they activate get Move 3, a MARCH MOVE of 4 and Charge.",
    source: "Blutkreuz",
    open: ["dt.open.blutkreuz-march"],
  }),
  "dt.skill.resurrection": row("Blutkreuz: RESURRECTION", {
    text: "A hero with Blutkreuz may take RESURRECTION: choose a Mindless Zombie unit within 10 cm, roll 1 die per soldier it has lost; each ARMY or SHIELD returns one.",
    source: "Resurrection",
    open: ["dt.open.recovery-symbol"],
  }),
  "dt.skill.brave": row("Brave: 3 dice against suppression", {
    text: "Brave: removal rolls for Under Fire and Suppression use 3 dice instead of 2.",
    source: "Brave",
  }),
  "dt.skill.three-dice-cap": row("Three dice at most against suppression", {
    text: "Hero, Brave and Commissar do not add up: the removal roll never has more than 3 dice.",
    source: "Heroes; Brave; Commissar (inferred)",
  }),
  "dt.skill.camouflage": row("Camouflage: not seen beyond 30 cm", {
    text: "Camouflage: after a CAMOUFLAGE action no enemy unit has LOS to the unit while it is in cover from that enemy and at range 3 (30 cm) or more.",
    source: "Camouflage",
  }),
  "dt.skill.camouflage-templates": row("Templates find the camouflaged", {
    text: "A camouflaged unit is hit under a blast template that is laid over somebody else: only the centre of the template needs LOS to it, and that is not an enemy unit.",
    source: "Camouflage; Roll to Hit, Blast (inferred)",
  }),
  "dt.skill.camouflage-ends": row("What ends camouflage", {
    text: "That ends when the unit takes any action other than MOVE or NOTHING; attacking through Artillery Observer does not end it.",
    source: "Camouflage",
  }),
  "dt.skill.camouflage-march": row("A MARCH ends camouflage", {
    text: "A MARCH MOVE ends it too, since only MOVE and NOTHING are excepted.",
    source: "Camouflage (inferred)",
  }),
  "dt.skill.camouflage-start": row("Camouflaged from the start", {
    text: "The unit starts the game camouflaged.",
    source: "Camouflage",
  }),
  "dt.skill.charge": row("Charge: a free close combat", {
    text: "Charge: right after a MARCH MOVE the unit may make a free ATTACK with C weapons only.",
    source: "Charge",
  }),
  "dt.skill.cheat-death": row("Cheat Death: up again", {
    text: "Cheat Death: if the hero is eliminated, 1 die at the end of the action: on ARMY or SHIELD 1 damage is removed, the hero survives and gets a Stunned token.",
    source: "Cheat Death",
    open: ["dt.open.recovery-symbol"],
  }),
  "dt.skill.stunned-fight": row("Stunned, a unit cannot attack", {
    text: "A unit with a Stunned token cannot attack nor strike back.",
    source: "Cheat Death; Grapple; Tesla",
  }),
  "dt.skill.stunned-activate": row("Stunned: NOTHING first", {
    text: "When it activates its first action is NOTHING; after that the token is removed.",
    source: "Cheat Death; Grapple; Tesla",
  }),
  "dt.skill.stunned-reactive": row("Reacting while stunned", {
    text: "For a reactive attack it rolls 1 die instead of 2 and loses the token whether or not the roll succeeds.",
    source: "Cheat Death; Grapple; Tesla",
  }),
  "dt.skill.stunned-and-suppressed": row("Stunned and suppressed at once", {
    text: "One NOTHING as first action serves a Stunned and a Suppression token together; a reaction then has 1 die, not fewer.",
    source: "Cheat Death; Suppression (inferred)",
  }),
  "dt.skill.commissar": row("Commissar: 3 dice against suppression", {
    text: "Commissar: attached to an infantry unit at the start and part of it all game; its removal rolls for Under Fire and Suppression use 3 dice instead of 2.",
    source: "Commissar",
  }),
  "dt.skill.resilient-squad": row("Damage Resilient: a squad", {
    text: "Damage Resilient, squad: 1 die for each hit assigned after saves; ARMY cancels the hit.",
    source: "Damage Resilient",
  }),
  "dt.skill.resilient-track": row("Damage Resilient: a vehicle or hero", {
    text: "Damage Resilient, support weapon, hero, vehicle or aircraft: 1 die for each point of damage from such a hit; each ARMY cancels 1 point.",
    source: "Damage Resilient",
    open: ["dt.open.resilient-count"],
  }),
  "dt.skill.defensive-tactics": row("Defensive Tactics: resilient in cover", {
    text: "Defensive Tactics: the unit has Damage Resilient while in cover.",
    source: "Defensive Tactics",
  }),
  "dt.skill.expert": row("Expert: TARGET hits, too", {
    text: "Expert – weapon: with the named weapon the hero hits on TARGET as well as ARMY.",
    source: "Expert",
  }),
  "dt.skill.fast": row("Fast or Agile: 10 cm more", {
    text: "Fast or Agile: a MOVE or MARCH MOVE is 10 cm longer.",
    source: "Fast",
    open: ["dt.open.square-fast"],
  }),
  "dt.skill.fighting-spirit": row("Fighting Spirit: TARGET hits once a game", {
    text: "Fighting Spirit: once per game the unit hits on TARGET as well as ARMY in one ATTACK or SUSTAINED ATTACK.",
    source: "Fighting Spirit",
  }),
  "dt.skill.first-strike": row("First Strike: before the enemy", {
    text: "First Strike: the unit's C attacks are resolved, and casualties removed, before the enemy's C attacks are made, whichever side is attacking.",
    source: "First Strike",
  }),
  "dt.skill.flying": row("Flying: over any terrain", {
    text: "Flying (and Jump): the unit moves over any terrain as if open, provided it ends where it could normally be.",
    source: "Flying; Jump",
  }),
  "dt.skill.flying-hero": row("Flying with a hero", {
    text: "Hero and unit use Flying (or Jump) together only if both have it.",
    source: "Flying; Jump",
  }),
  "dt.skill.jump-vehicle": row("Jump on a vehicle is Fast", {
    text: "A vehicle card with Jump has Fast instead.",
    source: "Jump",
  }),
  "dt.skill.gorilla": row("Gorilla: their own heroes", {
    text: "Gorilla: only Gorilla heroes join Gorilla units, and they join no other.",
    source: "Gorilla",
  }),
  "dt.skill.killing-spree": row("Killing Spree: hits roll again", {
    text: "Killing Spree: each hit with a ranged weapon rolls another die, ARMY being a further hit that rolls again, until a miss.",
    source: "Killing Spree",
    open: ["dt.open.two-chains"],
  }),
  "dt.skill.loner": row("Loner: joins nobody", { text: "Loner: the hero joins no unit.", source: "Loner" }),
  "dt.skill.lucky": row("Lucky: re-roll the misses once", {
    text: "Lucky: once per game the hero may re-roll the misses of any of their weapons in one ATTACK or SUSTAINED ATTACK.",
    source: "Lucky",
    open: ["dt.open.lucky-sustained"],
  }),
  "dt.skill.mindless": row("Mindless Zombies take no objective", {
    text: "A Mindless Zombie unit is a zombie and cannot take objectives.",
    source: "Mindless Zombie",
  }),
  "dt.skill.mindless-contests": row("Mindless Zombies hold up a capture", {
    text: "A Mindless Zombie unit near an objective still keeps the enemy from capturing it.",
    source: "Mindless Zombie; End of the Game (inferred)",
  }),
  "dt.skill.move-and-fire": row("Move and Fire: a free MOVE", {
    text: "Move and Fire: right after an ATTACK or SUSTAINED ATTACK with ranged weapons the unit may make a free MOVE.",
    source: "Move and Fire",
  }),
  "dt.skill.scout": row("Scout: a first MARCH for one action", {
    text: "Scout: as its first action of the game the unit may take a MARCH MOVE that counts as 1 action, with 1 action left.",
    source: "Scout",
  }),
  "dt.skill.spy": row("Spy: appears beside the enemy", {
    text: "Spy: not placed at the start. Each time the spy activates 2 dice may be rolled; with any ARMY the spy is placed at once within 10 cm of an enemy unit and takes 1 action per ARMY.",
    source: "Spy",
  }),
  "dt.skill.spy-waiting": row("Spy: does NOTHING until then", {
    text: "Until placed a spy takes only NOTHING actions and joins no unit.",
    source: "Spy",
  }),
  "dt.skill.steel-guard": row("Steel Guard: no cover, better save", {
    text: "Steel Guard: no cover save ever; the infantry save cancels on ARMY or SHIELD.",
    source: "Steel Guard",
  }),
  "dt.skill.steel-guard-hero": row("Steel Guard: their own heroes", {
    text: "Only Steel Guard heroes join Steel Guard units, and they join no other.",
    source: "Steel Guard",
  }),
  "dt.skill.strongpoint": row("Strongpoint: starts fortified", {
    text: "Strongpoint: the unit is deployed in a strongpoint or bunker.",
    source: "Strongpoint",
  }),
  "dt.skill.take-aim": row("Take Aim: TARGET hits when SUSTAINED", {
    text: "Take Aim: in a SUSTAINED ATTACK with ranged weapons the hero hits on TARGET as well as ARMY.",
    source: "Take Aim",
  }),
  "dt.skill.tank-head": row("Tank Head: repairs", {
    text: "Tank Head: the hero may take MAKESHIFT REPAIR: a vehicle in LOS within 10 cm, 5 dice, each ARMY or SHIELD removes 1 damage.",
    source: "Tank Head",
    open: ["dt.open.recovery-symbol", "dt.open.friendly-actions"],
  }),
  "dt.skill.zombie-saves": row("Zombie: no cover, better save", {
    text: "Zombie: no cover save ever; the infantry save cancels on ARMY or SHIELD.",
    source: "Zombie",
  }),
  "dt.skill.zombie-no-tokens": row("Zombies are never suppressed", {
    text: "Zombies never receive Under Fire or Suppression tokens.",
    source: "Zombie",
  }),
  "dt.skill.zombie-limits": row("What zombies cannot do", {
    text: "Zombies cannot be targeted by Officer, Medic or Mechanic special actions, never mount as passengers or tank riders, and are joined only by Zombie heroes, who join no other unit.",
    source: "Zombie",
  }),
});
