import { afterAll, describe, expect, it } from "vitest";
import { type Game, seededChance, type SetUpOptions } from "../../rules/kernel/index.ts";
import type { BoardModel, Decision, Form } from "../../web/api/answers.ts";
import { forgetNames, learnNames, told } from "../../web/page/names.ts";
import { actionInWords, carriedInWords, valueInWords } from "../../web/table/narrow.ts";
import { games } from "../all-games.ts";
import { valueOf } from "../kernel/random-moments.ts";
import { tries } from "../soak/at-length.ts";

/** What is asked, as the page hears it. */
const heard = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));

/** What no label says: ids, fields by their names, places one after the other, and one word for two things. */
const raw = [
  /\b[a-z]+-\d+\b/,
  /\|/,
  /\bsaved \d/,
  /\bto off\b/,
  /\bFace facing\b/,
  /\(move (?:first|last)\)/,
  /\d,\d+ \d+,\d/,
  /\b(?:undefined|null|true|false)\b/,
  /\b(?:Give|Interact|Close combat)\b.* at [A-Z]/,
  // a record by the names of its fields
  /(?:^|, |→ |\b(?:fighters|cards) )(?:card|fighter|weapon|second|requisition) \w/,
  /\bweapon (?:knife|pistol|rifle|smg)\b/i,
];

const isRaw = (label: string): boolean => raw.some((pattern) => pattern.test(label));

/** So many moments of each mission are looked at. */
const MOMENTS = tries(8, 24);

/** Every mission as it usually begins; where forces can be bought, one in which both sides buy theirs, too. */
function begunAs({ scenarios, choices }: Game): readonly (readonly [string, SetUpOptions])[] {
  const bought = (choices ?? []).flatMap(({ name, values }) =>
    values.some((value) => value.id === "recruited") ? [[name, "recruited"] as const] : [],
  );
  return [
    ...scenarios.map(({ id }) => [id, {}] as const),
    ...scenarios
      .slice(0, bought.length === 0 ? 0 : 1)
      .map(({ id }) => [id, { choices: Object.fromEntries(bought) }] as const),
  ];
}

describe.each(games)("$title: every choice of every mission", (game) => {
  afterAll(forgetNames);

  it("is said in plain words", () => {
    const found = new Set<string>();
    let said = 0;
    for (const [id, options] of begunAs(game)) {
      forgetNames();
      const begun = game.setUp(id, options);
      if (!begun.ok) continue;
      let situation = begun.value;
      const chance = seededChance(5);
      for (let moment = 0; moment < MOMENTS && situation.decision() !== null; moment++) {
        learnNames(heard<BoardModel>(situation.board()));
        const decision = heard<Decision>(situation.decision());
        const labels = [
          ...(decision.kind === "choose" ? decision.options.map(({ text }) => told(text)) : []),
          ...(decision.kind === "act"
            ? heard<readonly Form[]>(situation.forms()).flatMap(({ actions, piece }) =>
                actions.map((action) => actionInWords(action, piece)),
              )
            : []),
        ];
        said += labels.length;
        for (const label of labels) if (isRaw(label)) found.add(label);
        const answer = valueOf(situation.adjudicate({ ...situation.policyMove(chance), chance }));
        if (answer.outcome !== "paused") break;
        situation = answer.situation;
      }
    }
    expect(said).toBeGreaterThan(500);
    expect([...found]).toEqual([]);
  });
});

describe("an action in words", () => {
  it.each([
    [
      { do: "move-and-attack", operator: "jock", to: "0,21", weapon: "pistol", target: "p1", order: "move-first" },
      "Move to 0,21, then attack with the pistol at P1",
    ],
    [
      { do: "move-and-attack", operator: "jock", to: "0,21", weapon: "knife", target: "p1", order: "move-last" },
      "Attack with the knife at P1, then move to 0,21",
    ],
    [{ do: "sprint", operator: "jock", path: ["0,22", "off"] }, "Sprint off the board"],
    [{ do: "drive", vehicle: "jock", path: ["forward-left"] }, "Drive forward left"],
    [{ do: "face", operator: "jock", facing: "N" }, "Face north"],
    [
      { do: "use", commando: "jock", token: "crowbar", target: "A5|A6" },
      "Use the crowbar at the door between A5 and A6",
    ],
    [{ do: "move", commando: "jock", to: "A5", saved: 1 }, "Move to A5 with a saved AP"],
    [{ do: "close-combat", commando: "jock", target: "u5" }, "Close combat with U5"],
    [
      {
        do: "recruit",
        fighters: [
          { card: "heer-officer", weapon: "pistol" },
          { card: "sentry-pair", weapon: "rifle", second: "smg" },
          { card: "sentry-pair", weapon: "rifle", second: "smg" },
        ],
      },
      "Recruit Heer officer (pistol), 2 × Sentry pair (rifle and SMG)",
    ],
    [{ do: "veterans", cards: [{ fighter: "a1", card: "v-quick-reload" }] }, "Veterans Quick reload for a1"],
  ])("%j", (action, words) => {
    expect(actionInWords(action, "jock")).toBe(words);
  });
});

describe("the weapons of an attack", () => {
  afterAll(forgetNames);
  const [dust] = games.filter(({ id }) => id === "dust-tactics");

  it("are called as on the cards of the units, each once with how many there are", () => {
    const begun = dust?.setUp("salt-road", {});
    if (begun?.ok !== true) throw new Error("No battle.");
    const board = heard<BoardModel>(begun.value.board());
    learnNames(board);
    const shots = ["rifle", "lmg", "lmg", "gun75"].map((weapon) => ({ weapon, target: "n3" }));
    const words = actionInWords({ do: "attack", unit: "s1", shots }, "s1");
    expect(words).toBe("Attack with service rifle, 2 × squad gun, 75 gun at Ashen Pack n3");
    expect(carriedInWords("4 × rifle lmg")).toBe("4 × service rifle, squad gun");
    // nothing that a card calls by a name is told by its word
    const carried = (board.cards ?? []).map(({ says: [weapons = ""] }) => weapons).join(", ");
    for (const { id, name } of board.words ?? []) {
      expect(valueInWords(id)).toBe(name);
      if (id !== "standard" && !id.endsWith("-b")) expect(carried).toContain(name);
    }
  });
});
