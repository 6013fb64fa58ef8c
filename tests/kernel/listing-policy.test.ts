import { beforeAll, describe, expect, test } from "vitest";
import { type ActionForm, Budget, type Chance, type OpenPosition, seededChance } from "../../rules/kernel/index.ts";
import { canonicalJson } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { plansOf } from "../fingerprint/plans.ts";
import { tries } from "../soak/at-length.ts";

/*
 * Every game lists its actions alike: a form a kind that there is something to examine of; an open one tells what its
 * first action requires, a closed one a cited reason; and whatever is legal is listed, or differs from what is listed in
 * a field that is free to choose.
 */

type Act = Readonly<Record<string, unknown>> & { readonly do: string };

/**
 * The fields of actions that are free to choose, so that a listing cannot hold all there is: a listed action that is the
 * same but for them stands for the others. Null: any legal action of the kind is stood for, also where none is listed.
 */
const free: Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>> = {
  "rogue-regiment": {
    // one path to each square
    sprint: ["path"],
    // a grenade is thrown at any square: those where it would touch somebody or something are listed
    attack: null,
    "move-and-attack": null,
    "pop-up-and-attack": null,
    "mark-target": null,
    // any drive goes with any mark; of each gunner, and of each who gets out, one is listed
    "vehicle-mark": ["marks"],
    "drive-and-mark": ["path", "marks", "order"],
    deploy: ["leave", "seats"],
  },
  "v-sabotage": {
    // one token for another of its kind
    exchange: ["give", "take"],
  },
  "hour-of-glory": {
    // one path to each square
    move: ["path"],
    pursue: ["path"],
    // whoever does not say which way he faces keeps his facing
    "end-turn": ["facing"],
  },
  "two-hundred-hours": {
    // places and bearings on a measured table; an Advance that names its only goal is the plain one
    advance: ["enter", "towards"],
    deploy: ["at", "facing"],
    put: ["at"],
    go: ["path"],
    face: ["facing"],
  },
  "dust-tactics": {
    deploy: ["places", "facing"],
    appear: ["places", "facing"],
    // who fires which weapons of his
    attack: ["shots"],
    fortify: ["at", "facing"],
    move: ["from", "to", "facing"],
    // whoever uses a skill may have it, whether or not the plan takes it
    declare: ["skills"],
  },
};

/** An action without the fields that are free to choose. */
const boundOf = (action: Act, fields: readonly string[]): string =>
  canonicalJson(Object.fromEntries(Object.entries(action).filter(([field]) => !fields.includes(field))));

const isAct = (json: unknown): json is Act =>
  typeof json === "object" && json !== null && "do" in json && typeof json.do === "string";

/** What has been listed in a game so far: actions, and the values that their fields had. */
class Probes {
  readonly #actions = new Map<string, Act>();
  readonly #values = new Map<string, Map<string, unknown>>();

  note(action: unknown): void {
    if (!isAct(action)) return;
    const text = canonicalJson(action);
    if (this.#actions.has(text)) return;
    this.#actions.set(text, action);
    for (const [field, value] of Object.entries(action)) {
      const values = this.#values.get(field) ?? new Map<string, unknown>();
      this.#values.set(field, values.set(canonicalJson(value), value));
    }
  }

  /** An action that was listed once, with up to two fields of others. */
  drawn(chance: Chance): Act | undefined {
    const all = [...this.#actions.values()];
    const action = all[chance.index(all.length)];
    if (action === undefined) return undefined;
    const fields = Object.keys(action).filter((field) => field !== "do");
    const changed: Record<string, unknown> = {};
    for (let left = fields.length === 0 ? 0 : chance.index(3); left > 0; left--) {
      const field = fields[chance.index(fields.length)] ?? "";
      const values = [...(this.#values.get(field)?.values() ?? [])];
      changed[field] = values[chance.index(values.length)];
    }
    return { ...action, ...changed };
  }
}

/** What is found of the listings of a game. */
interface Found {
  open: number;
  closed: number;
  probed: number;
  readonly faults: Set<string>;
}

/** What is wrong with the forms of a moment. */
function faultsOf(forms: readonly ActionForm<unknown>[]): readonly string[] {
  return forms.flatMap(({ name, actions, ends, requirements }) => {
    const unmet = requirements.filter(({ holds }) => !holds);
    const isOpen = actions.length > 0 || ends !== undefined;
    if (requirements.length === 0) return [`${name} tells nothing`];
    if (isOpen) return unmet.length === 0 ? [] : [`${name} is open, and tells: ${unmet[0]?.text}`];
    return unmet.some(({ cites }) => cites.length > 0) ? [] : [`${name} is closed without a cited reason`];
  });
}

/** Whether a listing holds an action, or one that is the same but for what is free to choose. */
function isListed(game: string, action: Act, forms: readonly ActionForm<unknown>[]): boolean {
  const fields = free[game]?.[action.do];
  if (fields === null) return true;
  const listed = forms.flatMap(({ actions }) => actions.filter(isAct));
  const wanted = boundOf(action, fields ?? []);
  return listed.some((other) => boundOf(other, fields ?? []) === wanted);
}

/** Looks at a moment of a game: its forms, and whether what is legal stands in them. */
function lookAt(game: string, situation: OpenPosition, probes: Probes, chance: Chance, found: Found): void {
  const forms = situation.forms();
  for (const fault of faultsOf(forms)) found.faults.add(fault);
  found.open += forms.filter(({ actions }) => actions.length > 0).length;
  found.closed += forms.filter(({ actions }) => actions.length === 0).length;
  for (const { actions } of forms) actions.forEach((action) => probes.note(action));
  for (let probe = 0; probe < 12; probe++) {
    const action = probes.drawn(chance);
    if (action === undefined) return;
    const required = situation.requirements(action);
    if (!required.ok || !required.value.every(({ holds }) => holds)) continue;
    found.probed++;
    if (!isListed(game, action, forms)) found.faults.add(`legal and not listed: ${JSON.stringify(action)}`);
  }
}

/** What is answered at a moment: the policy and chance by turns. */
function answerAt(situation: OpenPosition, move: number, chance: Chance): Parameters<OpenPosition["adjudicate"]>[0] {
  const decision = situation.decision();
  const policy = move % 2 === 0 ? situation.policyMove(chance) : null;
  if (policy !== null) return "choose" in policy ? { choose: policy.choose } : { action: policy.action };
  if (decision?.kind === "choose")
    return { choose: [decision.options[chance.index(decision.options.length)]?.id ?? ""] };
  if (decision?.kind !== "act") return {};
  const possible = situation.forms().filter(({ actions }) => actions.length > 0);
  const actions = possible[chance.index(possible.length)]?.actions ?? [];
  return { action: actions[chance.index(actions.length)] };
}

describe.each(games)("$id", (game) => {
  const found: Found = { open: 0, closed: 0, probed: 0, faults: new Set() };

  beforeAll(() => {
    for (const plan of plansOf(game).slice(0, tries(4, 32))) {
      const begun = game.setUp(plan.scenario, plan.options, new Budget(Infinity));
      if (!begun.ok) throw new Error(JSON.stringify(begun.defects));
      const probes = new Probes();
      let situation = begun.value;
      for (let move = 0; move < tries(24, 200) && situation.decision() !== null; move++) {
        const chance = seededChance(plan.seed * 31 + move);
        if (situation.decision()?.kind === "act") lookAt(game.id, situation, probes, chance, found);
        const answer = answerAt(situation, move, chance);
        probes.note(answer.action);
        const adjudged = situation.adjudicate({ ...answer, chance });
        if (!adjudged.ok || adjudged.value.outcome !== "paused") break;
        ({ situation } = adjudged.value);
      }
    }
  });

  test("tells of every form what its action requires, of every closed one a cited reason, and lists what is legal", () => {
    expect(found.open).toBeGreaterThan(100);
    expect(found.closed).toBeGreaterThan(10);
    expect(found.probed).toBeGreaterThan(50);
    expect([...found.faults]).toEqual([]);
  });
});
