import { afterEach, describe, expect, it } from "vitest";
import { toldOf } from "../../web/director/told.ts";
import {
  asking,
  forgetNames,
  learnNames,
  learnPeople,
  pieceName,
  told,
  toldWithin,
  withNames,
} from "../../web/page/names.ts";
import { withoutCounts } from "../../web/table/moment.ts";
import { seatInWords } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import type { BoardModel } from "../../web/api/answers.ts";

function boardOf(ruleset: string, text: string): BoardModel {
  const read = games.find(({ id }) => id === ruleset)?.openText(text);
  if (read?.ok !== true) throw new Error(`No position of ${ruleset}.`);
  return read.value.board();
}

afterEach(() => {
  forgetNames();
  learnPeople(new Map());
});

describe("names of people", () => {
  it("stand for their seats as the rules speak of them", () => {
    const seats = ["player-2", "intruder-1", "defender", "attacker", "south", "north", "jager"];
    learnPeople(new Map(seats.map((seat) => [seat, "Chloé"])));
    for (const seat of seats) {
      const spoken = seatInWords(seat);
      expect(told(`It is up to ${spoken}.`)).toBe("It is up to Chloé.");
      // at the beginning of a sentence, too
      expect(told(`${spoken.charAt(0).toUpperCase()}${spoken.slice(1)} recruits two Sentries.`)).toBe(
        "Chloé recruits two Sentries.",
      );
      expect(told(`That is for ${seat} to do.`)).toBe("That is for Chloé to do.");
    }
    expect(told("Sentry 1 turns to face north.")).toBe("Sentry 1 turns to face north.");
  });
});

describe("a question", () => {
  it("says whose dice it is about, whom it is about, where its words do not", () => {
    expect(asking({ text: "Which dice cover 3 squares?", piece: "jock" })).toBe("Jock: which dice cover 3 squares?");
    expect(asking({ text: "Where does jock go?", piece: "jock" })).toBe("Where does Jock go?");
    expect(asking({ text: "Who is the evader?", piece: null })).toBe("Who is the evader?");
  });
});

describe("ways on a measured table", () => {
  it("are told by their direction, and by their ends where they lie at an edge", () => {
    learnNames(boardOf("two-hundred-hours", "battlefield camp"));
    expect(told("Sentry moves 4″ from 15.78,21 to 11.79,21.28.")).toBe("Sentry moves 4″ west.");
    expect(told("Sentry moves 4″ from 35.13,16.5 to 36,18.")).toBe(
      "Sentry moves 4″ south-east to the middle of the east edge.",
    );
    expect(told("Sentry moves 5″ from 0.49,18 to 5,14.54.")).toBe(
      "Sentry moves 5″ north-east from the middle of the west edge.",
    );
  });
});

describe("names of pieces", () => {
  it("are their ids as people say them", () => {
    expect(pieceName("patrol-2")).toBe("Patrol 2");
    expect(pieceName("jock")).toBe("Jock");
  });

  it("stand in sentences in place of ids, and nowhere else", () => {
    expect(withNames("guard-1 sees guard-12 by the guard-1-post.", ["guard-1", "guard-12"])).toBe(
      "Guard 1 sees Guard 12 by the guard-1-post.",
    );
    expect(withNames("officer shouts to the officers.", ["officer"])).toBe("Officer shouts to the officers.");
    expect(withNames("Nothing is named", [null, 3, "a.b"])).toBe("Nothing is named");
  });

  it("stand in place of an id that is an article, too, only where no article can be", () => {
    const ids = ["a", "b", "the"];
    for (const [text, said] of [
      ["a sees b past a wall, a strongpoint or a vehicle.", "A sees B past a wall, a strongpoint or a vehicle."],
      ["No point of a is seen by a.", "No point of A is seen by A."],
      ["A wall hides a from b, and a's men.", "A wall hides A from B, and A's men."],
      ["b fires a rifle at a: a 5 cm step, a lens, a bonus.", "B fires a rifle at A: a 5 cm step, a lens, a bonus."],
      ["When a moves, the wall and the a-line stay.", "When A moves, the wall and the a-line stay."],
    ] as const)
      expect(withNames(text, ids)).toBe(said);
  });

  it("are learned from a table, also of units that are not on it, and stay when somebody has gone", () => {
    const text = `umpire dust-tactics
table 90 60
unit s1 h.line south at 20,50, whole
unit n1 v.guard north off reserve
unit n2 v.maur north at 60,10
`;
    learnNames(boardOf("dust-tactics", text));
    expect(told("s1-2 halts; n1 and n2 do nothing.")).toBe(
      "Line Section s1-2 halts; Dominion Guard n1 and Overseer Maur do nothing.",
    );
    learnNames(boardOf("dust-tactics", text.replace(/unit s1.*\n/, "")));
    expect(pieceName("s1")).toBe("Line Section s1");
  });

  it("are learned of terrain that is called by a short form: people say its kind and its number", () => {
    const camp = `mission m1
table 36 36
terrain b1 building 15,12 21,12 21,16 15,16, height 4, door 15,13.5 15,14.5
terrain r2 rough 26,26 33,26 33,32
terrain hut building 3,3 6,3 6,6 3,6, height 3
phase tokens
turn 2
times 1
drawn character for attacker
container 3 character 4 trooper 2 time
A1 = sas-officer at 12.5,4 facing 160
D4 = dog-handler at 8,14 facing 200
`;
    const model = boardOf("two-hundred-hours", camp);
    expect(model.table?.shapes.map(({ label }) => label)).toEqual(["building 1", "rough ground 2", "building hut"]);
    learnNames(model);
    expect(told("it crosses r2 and goes round b1, past the hut")).toBe(
      "It crosses rough ground 2 and goes round building 1, past the hut",
    );
    const field = "umpire dust-tactics\ntable 90 60\nterrain wood-1 wood 15,30 30,28 33,40\n";
    learnNames(boardOf("dust-tactics", field));
    expect(told("slowed by wood-1.")).toBe("Slowed by wood 1.");
  });

  it("begin a sentence with a capital and stand inside it as they are; lengths are told to a hundredth", () => {
    learnNames(
      boardOf(
        "hour-of-glory",
        "plan\n......\nphase take-time\nintruder holt at 3,0\ncommander at 0,0, facing E\nsentry s1 at 5,0, facing E\n",
      ),
    );
    expect(told("commander sees holt and s1.")).toBe("The Commander sees Holt and Sentry 1.");
    expect(toldWithin("commander at 12.34567,7.5")).toBe("the Commander at 12.35,7.5");
  });
});

describe("the sentence of an event", () => {
  const eventOf = (event: string, text: string, details: Readonly<Record<string, unknown>>) => ({
    event,
    text,
    cites: [],
    details,
  });

  it("has names for pieces alone, not for what something comes by", () => {
    learnNames(boardOf("rogue-regiment", "board\n+ + +\n 1 J\n+ + +\n1 = smg guard, facing E\nJ = operator jock\n"));
    const alerted = { piece: "guard", by: "alarm" };
    expect(toldOf(eventOf("alerted", "guard is alerted by the alarm.", alerted))).toBe(
      "Guard is alerted by the alarm.",
    );
    const laid = { of: "bomb", at: "2,17" };
    expect(toldOf(eventOf("template-laid", "The blast template of the bomb stays on 2,17.", laid))).toBe(
      "The blast template of the bomb stays on 2,17.",
    );
  });

  it("names seats by who sits there, also as sentences of the rules speak of them", () => {
    learnPeople(new Map([["player-2", "Chloé"]]));
    expect(told("It is for player 2 to decide.")).toBe("It is for Chloé to decide.");
    learnPeople(new Map());
    expect(told("It is for player 2 to decide.")).toBe("It is for player 2 to decide.");
  });

  it("has weapons as they are written, objectives in words, and the entrance for the door ENT", () => {
    learnNames(
      boardOf(
        "v-sabotage",
        "terrain relay-post\nmap\nA1 A2\nobjective code-books at A2, interact 1\ncommando medic tan at A1\n",
      ),
    );
    expect(told("It protects code-books.")).toBe("It protects code books.");
    expect(told("smg, mg42, stg44 and tnt")).toBe("SMG, MG42, StG44 and TNT");
    expect(told("ENT stays closed.")).toBe("The entrance stays closed.");
    expect(told("Holt opens the door ENT.")).toBe("Holt opens the entrance.");
    expect(told("Holt opens the door D6.")).toBe("Holt opens the door D6.");
  });

  it("has no name for a word behind “a”, and what stands at a side of a square on it", () => {
    learnNames(boardOf("rogue-regiment", "board\n+ + +\n 1 .\n+ + +\n1 = officer major, facing E\n"));
    expect(told("major is killed.")).toBe("Major is killed.");
    expect(told("a major victory: every objective is met.")).toBe("A major victory: every objective is met.");
    expect(told("The Operator is attacked through the window W(14,7).")).toBe(
      "The Operator is attacked through the window on the west side of 14,7.",
    );
    expect(told("The line meets W(14,7).")).toBe("The line meets the west side of 14,7.");
  });

  it("has the names on the cards of V-Sabotage inside it, and winds for letters", () => {
    learnNames(boardOf("v-sabotage", "terrain yard\nmap\nA1 A2\ncommando medic tan at A1\n"));
    expect(told("The alarm is on: medic is visible.")).toBe("The alarm is on: Medic is visible.");
    expect(told("10,30 facing S")).toBe("10,30 facing south");
  });
});

describe("the moment above a table", () => {
  it("leaves out what stands beside it as a count, and only that", () => {
    const count = (name: string, value: number, most: number | null = null) =>
      ({ name, value, most, bad: null, text: null }) as const;
    const glory = [count("minutes left", 1), count("round", 2), count("alarm", 0, 1)];
    expect(withoutCounts("Round 2, recovery, 1 minute left", glory)).toBe("Recovery");
    expect(withoutCounts("Round 3, recovery, 1 minute left", glory)).toBe("Round 3, recovery");
    const tokens = [count("turn", 2), count("time tokens drawn", 1, 3)];
    expect(withoutCounts("Turn 2, a token at a time, 1 of 3 Time tokens drawn", tokens)).toBe("A token at a time");
    expect(withoutCounts("Turn 1 of 8, the units act", [count("turn", 1, 8)])).toBe("The units act");
    expect(withoutCounts("Turn 2", tokens)).toBe("Turn 2");
  });
});
