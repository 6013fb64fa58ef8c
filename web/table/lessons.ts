/** What a moment of a game has to be for something to be taught at it; all that is said has to hold. */
interface When {
  /** One of these kinds of action can be done. */
  readonly can?: readonly string[];
  /** Whether a piece that acts is selected. */
  readonly selected?: true;
  /** One of these kinds of action is being put together. */
  readonly forming?: readonly string[];
  /** One of these has just happened. */
  readonly event?: readonly string[];
}

/** A thing that is taught where it comes up: one sentence or two, and the rule that says so. */
export interface Taught {
  readonly when: When;
  readonly text: string;
  readonly rule: string;
}

/** What the lesson of a game teaches, in the order in which things are taught where several fit. */
const lessons: Readonly<Record<string, readonly Taught[]>> = {
  "rogue-regiment": [
    {
      when: { can: ["move"] },
      text: "Each Operator has 4 action points. Press one of them to see what he can do.",
      rule: "rr.op.four-ap",
    },
    {
      when: { can: ["move"], selected: true },
      text: "Point at a blue place, then press it (by finger, twice). Tinted ground is watched, pale only if you stand.",
      rule: "rr.number.view-depth",
    },
    {
      when: { can: ["crouch"], selected: true },
      text: "Crouch (1 AP): nobody sees anyone crouching behind a hedge or a low wall.",
      rule: "rr.cover.low-hides",
    },
    {
      when: { forming: ["attack", "move-and-attack"] },
      text: "An attack costs 1 AP. The card tells its chances; press the target again to attack.",
      rule: "rr.attack.cost",
    },
    {
      when: { event: ["spotted", "alerted"] },
      text: "An enemy who sees an Operator shouts: every other enemy within 4 squares is alerted.",
      rule: "rr.seen.shout",
    },
    {
      when: { event: ["meter"] },
      text: "The stealth meter moves while enemies are alert. At its end the battle begins.",
      rule: "rr.end.meter",
    },
    {
      when: { event: ["killed", "corpse-laid"] },
      text: "The way out: Operators leave by the entry/exit tile. Every survivor has to.",
      rule: "rr.setup.entry-exit",
    },
  ],
  "v-sabotage": [
    {
      when: { can: ["move"] },
      text: "Each commando has 3 action points a phase. Press one of them to see what it can do.",
      rule: "vs.ap.three",
    },
    {
      when: { can: ["move-stealthily"], selected: true },
      text: "On a medium tile a move (1 AP) makes it visible; moving stealthily (2 AP) keeps it hidden.",
      rule: "vs.stealth.medium",
    },
    {
      when: { forming: ["shoot"] },
      text: "A shot with a loud weapon makes the shooter visible.",
      rule: "vs.stealth.shooting",
    },
    {
      when: { event: ["alarm", "visible"] },
      text: "A visible commando triggers the alarm of its terrain, and of no other.",
      rule: "vs.alarm.visible-commando",
    },
    {
      when: { can: ["interact", "blow-up"] },
      text: "An objective is dealt with from its own tile, as the terrain card says.",
      rule: "vs.objective.interact",
    },
    {
      when: { event: ["objective", "exited"] },
      text: "The terrain is completed when its last objective is and no commando is left on it.",
      rule: "vs.complete.when",
    },
  ],
  "hour-of-glory": [
    {
      when: { can: ["move"] },
      text: "Movement may be divided: some of it before the action of a turn, the rest after it.",
      rule: "hg.move.split-around-action",
    },
    {
      when: { can: ["move"], selected: true },
      text: "Sentries and the Commander watch the 8 corridor squares straight in front of them.",
      rule: "hg.zone.eight-squares",
    },
    {
      when: { can: ["open-door", "breach"] },
      text: "To open a door is the action of a turn.",
      rule: "hg.door.open-is-action",
    },
    { when: { event: ["door", "noise"] }, text: "A closed door stops noise.", rule: "hg.noise.closed-door-stops" },
    {
      when: { can: ["assault"] },
      text: "An Intruder may turn to assault and be quicker, but not within a watch zone.",
      rule: "hg.assault.not-in-zone",
    },
    {
      when: { event: ["card-taken", "card-turned"] },
      text: "Only what is carried out through the entrance counts.",
      rule: "hg.win.escaped-only",
    },
  ],
  "two-hundred-hours": [
    {
      when: { can: ["sneak", "sneak-path"] },
      text: "A sneak goes 4″ and 1″ more for each success. Only attackers can.",
      rule: "zh.sneak.distance",
    },
    {
      when: { forming: ["sneak", "sneak-path"] },
      text: "It rolls against the React of those who might notice; unseen at the start, one more die.",
      rule: "zh.sneak.unseen-die",
    },
    {
      when: { can: ["advance"], selected: true },
      text: "Within 6″ and in clear view of an enemy a fighter is under close watch.",
      rule: "zh.watch.6in",
    },
    {
      when: { event: ["token-drawn", "time-passes"] },
      text: "The tokens of both sides are drawn from one container, unseen: nobody knows who is next.",
      rule: "zh.token.shared",
    },
    {
      when: { event: ["close-watch", "marker-placed"] },
      text: "Whoever ends an action under close watch gets a marker.",
      rule: "zh.watch.marker",
    },
    {
      when: { can: ["shoot"] },
      text: "A shot goes at the nearest enemy that is detected and in sight.",
      rule: "zh.shoot.face",
    },
  ],
  "dust-tactics": [
    {
      when: { can: ["activate"] },
      text: "The players take turns to activate one unit each, or pass.",
      rule: "dt.turn.alternate",
    },
    {
      when: { can: ["declare"] },
      text: "An activated unit performs 2 actions, which are declared together.",
      rule: "dt.act.two",
    },
    {
      when: { can: ["move"] },
      text: "No miniature goes farther than 10 cm for each point of its Move. Press where it is to go.",
      rule: "dt.move.distance",
    },
    {
      when: { can: ["attack"] },
      text: "The targets of all weapons are named before any die is rolled. Press a ringed enemy.",
      rule: "dt.declare.before-dice",
    },
    {
      when: { event: ["saved"] },
      text: "A target counts as in cover where too little of it can be seen.",
      rule: "dt.save.cover-test",
    },
    {
      when: { event: ["token"] },
      text: "A unit that is hit comes under fire, even where every hit was saved.",
      rule: "dt.supp.under-fire",
    },
    {
      when: { event: ["over", "captured", "contested"] },
      text: "The battle is over after a turn in which somebody achieves the objective.",
      rule: "dt.end.objective",
    },
  ],
};

/** What the lesson of a game teaches; nothing where it has none. */
export const lessonOf = (ruleset: string): readonly Taught[] =>
  Object.hasOwn(lessons, ruleset) ? (lessons[ruleset] ?? []) : [];

/** A moment as a lesson looks at it. */
export interface Teachable {
  /** The kinds of action that can be done. */
  readonly can: ReadonlySet<string>;
  readonly isSelected: boolean;
  readonly forming: string | null;
  /** What has just happened. */
  readonly events: ReadonlySet<string>;
}

/** Whether something can be taught at a moment. */
export function fits({ can, selected, forming, event }: When, moment: Teachable): boolean {
  return (
    (can === undefined || can.some((name) => moment.can.has(name))) &&
    (selected === undefined || moment.isSelected) &&
    (forming === undefined || (moment.forming !== null && forming.includes(moment.forming))) &&
    (event === undefined || event.some((name) => moment.events.has(name)))
  );
}

/** The place in its lesson of what is taught at a moment: the first that fits and was not learnt; null where none does. */
export function taughtAt(lesson: readonly Taught[], learnt: ReadonlySet<number>, moment: Teachable): number | null {
  const index = lesson.findIndex(({ when }, i) => !learnt.has(i) && fits(when, moment));
  return index === -1 ? null : index;
}
