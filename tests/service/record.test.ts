import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Game } from "../../rules/kernel/index.ts";
import { takenOver } from "../../service/games/advance.ts";
import { bodyOf, formerHashOf, storedMove } from "../../service/games/move.ts";
import {
  commentsOn,
  type GameRecord,
  printRecord,
  type RecordedDeed,
  type RecordMove,
  recordOf,
  writeRecord,
} from "../../service/games/record.ts";
import { MOST_RECORD_BYTES } from "../../service/schema/json.ts";
import { keptWords } from "../../service/schema/requests.ts";
import { readRecord } from "../../service/games/read-record.ts";
import { type Replay, replayRecord } from "../../service/games/replay.ts";
import { sha256 } from "../../service/adjudication/sha256.ts";
import type { StoredMove } from "../../service/storage/store.ts";
import { exampleRecord } from "./example-record.ts";
import { adjudicator, allGames, type PlayedGame, playedGame } from "./recorded-games.ts";
import { rulesOf } from "../../service/games/rules-used.ts";
import { tries } from "../soak/at-length.ts";

/* In one file: recorded games are played once, for all that is done to their records. */

const hides = (game: Game, scenario: string): boolean => {
  const begun = game.setUp(scenario);
  return begun.ok && game.isHiddenGame(begun.value.position());
};

/**
 * Five random games of every ruleset: one with table dice, one that goes on, some with two seats, the first played to
 * its end. In the soak forty.
 */
const played: readonly (readonly [name: string, game: PlayedGame])[] = allGames.flatMap((game) =>
  Array.from({ length: tries(5, 40) }, (_, i): readonly [string, PlayedGame] => {
    const { id, scenarios, mostPlayers } = game;
    const scenario = scenarios[i % scenarios.length]?.id ?? "";
    const dice = i % 5 === 4 ? "table" : "sealed";
    const seed = i + 1;
    return [
      `${id} ${scenario}, seed ${seed}, ${dice} dice`,
      playedGame({
        ruleset: id,
        scenario,
        seed,
        dice,
        most: i === 0 ? 400 : 30,
        // the record of a game that hides something is told after its end
        closes: i !== 3 || hides(game, scenario),
        ...(i % 2 === 1 && mostPlayers > 1 && { players: 2 }),
      }),
    ];
  }),
);

const textOf = ({ moves, secret }: PlayedGame): string => writeRecord(adjudicator, moves, secret);

/** A record that must be readable. */
function recordIn(text: string): GameRecord {
  const record = readRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.defects));
  return record.value;
}

const replayOf = (text: string): Replay => replayRecord(adjudicator, recordIn(text));

/** What is said of a text: that it cannot be read and where, or the faults of its replay. */
function said(text: string): readonly string[] {
  const record = readRecord(text);
  if (!record.ok) return record.defects.map(({ line, code }) => `line ${line}: ${code}`);
  return replayRecord(adjudicator, record.value).faults.map(({ version, kind }) => `version ${version}: ${kind}`);
}

/** The same moves as made by rules of another name. */
const otherwiseNamed = (moves: readonly StoredMove[]): readonly StoredMove[] =>
  moves.reduce<readonly StoredMove[]>((all, move) => {
    const body = { ...bodyOf(move), rules: { version: "0.0.9", content: sha256("older rules") } };
    return [...all, storedMove(move.version, all.at(-1)?.hash ?? "", body)];
  }, []);

/** The same moves with hashes of the former kind. */
const asFormerly = (moves: readonly StoredMove[]): readonly StoredMove[] =>
  moves.reduce<readonly StoredMove[]>((all, move) => {
    const previous = all.at(-1)?.hash ?? "";
    return [...all, { ...move, previous, hash: formerHashOf(previous, move.version, move.body) }];
  }, []);

const isComment = (line: string): boolean => line === "" || line.startsWith("#");
const sealed = played.filter(([, { dice }]) => dice === "sealed");
const [, long] =
  played.find(([, { moves }]) => bodyOf(moves[moves.length - 1] ?? moves[0] ?? fail()).outcome === "over") ?? fail();

function fail(): never {
  throw new Error("There is no such game.");
}

describe("the record of a random game", () => {
  test("there are undone moves, closed games, ended games, drawn numbers and entered ones among them", () => {
    const deeds = new Set(played.flatMap(([, { moves }]) => moves.flatMap((move) => Object.keys(bodyOf(move).sent))));
    expect([...deeds].sort()).toEqual(["close", "created", "move", "undo"]);
    const outcomes = new Set(played.map(([, { moves }]) => bodyOf(moves.at(-1) ?? fail()).outcome));
    expect([...outcomes].sort()).toEqual(["closed", "over", "paused"]);
    expect(played.flatMap(([, { moves }]) => moves.flatMap((move) => bodyOf(move).chance)).length).toBeGreaterThan(200);
  });

  test.each(played)("%s: is read back as it was written, and written again the same", (_, game) => {
    const text = textOf(game);
    const record = recordIn(text);
    expect(record).toEqual(recordOf(game.moves, game.secret));
    expect(printRecord(record, commentsOn(adjudicator, game.moves))).toBe(text);
    expect(readRecord(Buffer.from(text.replaceAll("\n", "\r\n")))).toEqual({ ok: true, value: record });
  });

  test.each(played)("%s: replays to the same bytes", (_, game) => {
    const moves: StoredMove[] = [];
    const replay = replayRecord(adjudicator, recordIn(textOf(game)), { onMove: (move) => moves.push(move) });
    expect(replay).toMatchObject({ intact: true, faults: [], verified: game.moves.length, moves: game.moves.length });
    expect(moves).toEqual(game.moves);
    expect(writeRecord(adjudicator, moves, game.secret)).toBe(textOf(game));
    expect(replay.rerolled).toBe(game.dice === "sealed" && bodyOf(game.moves.at(-1) ?? fail()).outcome !== "paused");
  });

  test("shows the game at any version", () => {
    const { moves } = long;
    for (const to of [0, 3, moves.length - 1]) {
      const { position, decision, moment, result } = bodyOf(moves[to] ?? fail());
      expect(replayRecord(adjudicator, recordIn(textOf(long)), { to }).at).toEqual({
        version: to,
        position,
        decision,
        moment,
        result,
      });
    }
    expect(replayRecord(adjudicator, recordIn(textOf(long)), { to: moves.length }).at).toBeNull();
  });

  test("does not have the secret as long as the game goes on", () => {
    const goesOn = { ...long, moves: long.moves.slice(0, 5) };
    expect(textOf(goesOn)).not.toContain(long.secret);
    expect(replayOf(textOf(goesOn))).toMatchObject({ intact: true, rerolled: false });
  });

  test("of a game that hides something has the secret that salts its hashes, with table dice as well", () => {
    const [, hiding] = played.find(([name, { dice }]) => name.startsWith("lanterns") && dice === "table") ?? fail();
    const text = textOf(hiding);
    expect(text).toMatch(/\ndice table: [^\n]*\ncommitment [^\n]*\nsecret /);
    expect(said(text)).toEqual([]);
    expect(said(text.replace(/^secret .*\n/m, ""))[0]).toBe("version 0: hash");
    expect(said(text.replace(/^secret .*/m, `secret ${sha256("another")}`))).toContain("version 0: commitment");
  });

  test("marks table dice", () => {
    const [, table] = played.find(([, { dice }]) => dice === "table") ?? fail();
    expect(textOf(table)).toContain("\ndice table: entered by the players, not verified\n");
  });
});

describe("tampering", () => {
  const [, game] =
    sealed.find(
      ([, each]) =>
        each.moves.length > 20 &&
        each !== long &&
        /^drawn (?!.*:1$)/m.test(textOf(each)) &&
        textOf(each).includes("\nsecret "),
    ) ?? fail();
  const text = textOf(game);
  const lines = text.split("\n");
  /** The version that a line belongs to; the lines of the beginning belong to version 0. */
  const versionAt = (all: readonly string[], at: number): number =>
    Number(/^move (\d+)/.exec(all.slice(0, at + 1).findLast((line) => line.startsWith("move ")) ?? "")?.[1] ?? 0);
  const where = (pattern: RegExp, after = 0): number => {
    const at = lines.findIndex((line, i) => i >= after && pattern.test(line));
    return at < 0 ? fail() : at;
  };
  const withLine = (at: number, line: string): string => lines.with(at, line).join("\n");

  test("whatever character is changed in a line that is not a comment: it is detected, and located", () => {
    const visible =
      " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~é";
    const small = [exampleRecord(), ...played.slice(1).map(([, each]) => textOf(each))].map((each) => each.split("\n"));
    fc.assert(
      fc.property(
        fc.constantFrom(...small),
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...visible),
        (all, someLine, someColumn, character) => {
          const saying = all.flatMap((line, i) => (isComment(line) ? [] : [i]));
          const at = saying[someLine % saying.length] ?? 0;
          const line = all[at] ?? "";
          const column = someColumn % line.length;
          fc.pre(line[column] !== character);
          const changed = line.slice(0, column) + character + line.slice(column + 1);
          const read = readRecord(all.with(at, changed).join("\n"));
          if (!read.ok) return (read.defects[0]?.line ?? 0) >= at && (read.defects[0]?.line ?? 0) <= at + 40;
          const { faults, moves } = replayRecord(adjudicator, read.value);
          const first = faults[0]?.version;
          return first === versionAt(all, at) || (line.startsWith("secret") && first === moves - 1);
        },
      ),
      { numRuns: tries(150, 4000), seed: 11 },
    );
  });

  test("every line of a record that is left out is missed", () => {
    const all = exampleRecord().split("\n");
    const missed = all.filter((line, at) => !isComment(line) && said(all.toSpliced(at, 1).join("\n")).length > 0);
    expect(missed).toEqual(all.filter((line) => !isComment(line)));
  });

  test("comments may be changed, added and left out", () => {
    const without = lines.filter((line) => !isComment(line));
    expect(said(without.join("\n"))).toEqual([]);
    expect(said(lines.map((line) => (isComment(line) ? `# ${line} \t move 3\u0000` : line)).join("\n"))).toEqual([]);
  });

  const drawn = where(/^drawn (?!.*:1$)/);
  test("a changed die", () => {
    const changed = withLine(drawn, (lines[drawn] ?? "").replace(/\d+$/, "1"));
    const version = versionAt(lines, drawn);
    expect(said(changed)).toContain(`version ${version}: dice`);
    expect(replayOf(changed).faults[0]?.version).toBe(version);
    expect(replayOf(changed)).toMatchObject({ intact: false, rerolled: false });
  });

  test("a die of another kind, one too many, one too few", () => {
    const version = versionAt(lines, drawn);
    const line = lines[drawn] ?? "";
    expect(said(withLine(drawn, line.replace(/\d+:\d+$/, "99:1")))[0]).toBe(`version ${version}: dice`);
    expect(said(withLine(drawn, `${line} 6:3`))[0]).toBe(`version ${version}: dice`);
    expect(said(withLine(drawn, ""))[0]).toBe(`version ${version}: dice`);
  });

  test("a die too many before the secret is known", () => {
    const [, goesOn] =
      sealed.find(
        ([, each]) => bodyOf(each.moves.at(-1) ?? fail()).outcome === "paused" && textOf(each).includes("\ndrawn "),
      ) ?? fail();
    const all = textOf(goesOn).split("\n");
    const at = all.findIndex((line) => line.startsWith("drawn "));
    expect(said(all.with(at, `${all[at]} 6:3`).join("\n"))[0]).toBe(`version ${versionAt(all, at)}: dice`);
  });

  test("a changed action, one that the rules refuse and one that they allow", () => {
    const all = exampleRecord().split("\n");
    const at = all.findIndex((line) => line.startsWith("action"));
    expect(said(all.with(at, 'action {"do":"move","operator":"jock","to":"3,3"}').join("\n"))[0]).toMatch(
      /^version 1: (refused|unreadable)$/,
    );
    expect(said(all.with(at, 'action {"do":"move","operator":"jock","to":"0,1"}').join("\n"))[0]).toBe(
      "version 1: hash",
    );
    expect(said(all.with(at, 'action {"do":"dance"}').join("\n"))[0]).toBe("version 1: unreadable");
  });

  test("a changed time, and nothing else is said", () => {
    const at = where(/^move 7 /);
    expect(said(withLine(at, (lines[at] ?? "").replace("19:07", "19:08")))).toEqual(["version 7: hash"]);
    const created = where(/^created/);
    expect(said(withLine(created, (lines[created] ?? "").replace("19:00", "18:00")))).toEqual(["version 0: hash"]);
  });

  test("a changed hash, and nothing else is said", () => {
    const at = where(/^hash/, where(/^move 9 /));
    expect(said(withLine(at, `hash ${sha256("forged")}`))).toEqual(["version 9: hash"]);
  });

  test("another player", () => {
    const [, two] =
      played.find(
        ([, { moves }]) =>
          "created" in bodyOf(moves[0] ?? fail()).sent &&
          textOf({ moves, dice: "sealed", secret: null }).includes("seats player-1 player-2"),
      ) ?? fail();
    const all = textOf(two).split("\n");
    const at = all.findIndex((line) => /^move [1-9]\d* .* by player-1$/.test(line));
    const version = versionAt(all, at);
    expect(said(all.with(at, (all[at] ?? "").replace("player-1", "player-2")).join("\n"))[0]).toMatch(
      new RegExp(`^version ${version}: `),
    );
    expect(said(all.with(at, (all[at] ?? "").replace("player-1", "player-9")).join("\n"))[0]).toBe(
      `version ${version}: seat`,
    );
  });

  /** The parts of a record: its beginning, its moves, its end. */
  const parts = lines.join("\n").split(/\n\n(?=move |end )/);
  const numbered = (moves: readonly string[]): string => {
    const renumbered = moves.map((move, i) =>
      i === 0 || i === moves.length - 1 ? move : move.replace(/^move \d+/, `move ${i - 1}`),
    );
    return renumbered.with(moves.length - 1, `end ${moves.length - 3}\n`).join("\n\n");
  };

  test("swapped moves", () => {
    const swapped = parts.with(6, parts[7] ?? "").with(7, parts[6] ?? "");
    expect(said(swapped.join("\n\n"))[0]).toMatch(/^line \d+: missing-version$/);
    const [first] = replayOf(numbered(swapped)).faults;
    expect(first?.version).toBe(5);
  });

  test("a move left out in the middle, renumbered or not", () => {
    const missing = parts.toSpliced(8, 1);
    expect(said(missing.join("\n\n"))[0]).toMatch(/^line \d+: missing-version$/);
    expect(replayOf(numbered(missing)).faults[0]?.version).toBe(7);
  });

  test("a move put in, renumbered or not", () => {
    const added = parts.toSpliced(8, 0, parts[7] ?? "");
    expect(said(added.join("\n\n"))[0]).toMatch(/^line \d+: duplicate-version$/);
    expect(replayOf(numbered(added)).faults[0]?.version).toBe(7);
  });

  test("the last moves left out", () => {
    const cut = parts.toSpliced(-3, 2);
    expect(said(cut.join("\n\n"))[0]).toMatch(/^line \d+: missing-version$/);
    // the secret gives it away that the game went on
    expect(said(numbered(cut))).toEqual([`version ${cut.length - 3}: commitment`]);
    // without its end it is not a record
    expect(said(parts.slice(0, -1).join("\n\n"))[0]).toMatch(/^line \d+: unreadable$/);
  });

  test("another secret, another commitment, no secret", () => {
    const secret = where(/^secret/);
    const commitment = where(/^commitment/);
    expect(said(withLine(secret, `secret ${sha256("another")}`))).toEqual(["version 0: commitment"]);
    expect(said(withLine(commitment, `commitment ${sha256("another")}`))).toEqual([
      "version 0: hash",
      "version 0: commitment",
    ]);
    expect(said(withLine(secret, ""))).toEqual([`version ${game.moves.length - 1}: commitment`]);
    // both together: then the dice do not follow, and the beginning has another hash
    const forged = sha256("another");
    const both = lines
      .with(secret, `secret ${forged}`)
      .with(commitment, `commitment ${sha256(forged)}`)
      .join("\n");
    expect(said(both)).toContain("version 0: hash");
    expect(said(both)).toContain(`version ${versionAt(lines, where(/^drawn/))}: dice`);
  });

  test("a title, an origin, seats", () => {
    expect(said(withLine(where(/^title/), 'title "Another game"'))).toEqual(["version 0: hash"]);
    expect(said(withLine(where(/^origin/), `origin branch of g1 version 3 hash ${sha256("g1")}`))).toEqual([
      "version 0: hash",
    ]);
    expect(said(withLine(where(/^seats/), "seats player-1 player-2 player-3"))).toContain("version 0: hash");
  });

  test("an undo further back than it may be without consent", () => {
    const [, undoing] = played.find(([, each]) => / with consent of /.test(textOf(each))) ?? fail();
    const all = textOf(undoing).split("\n");
    const at = all.findIndex((line) => line.includes(" with consent of "));
    const version = versionAt(all, at);
    expect(said(all.with(at, (all[at] ?? "").replace(/ with.*/, "")).join("\n"))[0]).toMatch(
      new RegExp(`^version ${version}: (hash|refused)$`),
    );
    expect(said(all.with(at, (all[at] ?? "").replace(/undo \d+/, `undo ${version}`)).join("\n"))[0]).toBe(
      `version ${version}: unreadable`,
    );
  });
});

describe("rules", () => {
  test("of another version or content: it is said, and the dice are verified all the same", () => {
    const [, game] = sealed[0] ?? fail();
    const other = textOf(game).replace(/^rules \S+/m, "rules 0.0.9");
    expect(replayOf(other)).toMatchObject({
      verified: 0,
      rerolled: true,
      intact: false,
      at: null,
      faults: [{ version: 0, kind: "hash" }],
    });
    const lines = other.split("\n");
    const at = lines.findIndex((line) => /^drawn (?!.*:1$)/.test(line));
    expect(said(lines.with(at, (lines[at] ?? "").replace(/\d+$/, "1")).join("\n"))).toEqual([
      "version 0: hash",
      expect.stringMatching(/^version \d+: dice$/),
    ]);
    expect(said(textOf(game).replace(/^ruleset .*/m, "ruleset chess"))).toEqual(["version 0: hash"]);
  });

  test("taken over: from there on everything is verified", () => {
    const [ruleset] = allGames;
    if (ruleset === undefined) fail();
    const { moves, secret } = playedGame({
      ruleset: ruleset.id,
      scenario: ruleset.scenarios[0]?.id ?? "",
      seed: 3,
      dice: "sealed",
      most: 8,
      closes: false,
    });
    const old = { version: "0.0.9", content: sha256("older rules") };
    const aged = otherwiseNamed(moves);
    const before = bodyOf(aged.at(-1) ?? fail());
    const taken = takenOver(
      adjudicator,
      before,
      { at: "2026-04-01T12:00:00.000Z", by: "master" },
      rulesOf(adjudicator, ruleset.id),
      { differs: [2, 5], position: { ...Object(before.position), version: ruleset.version } },
    );
    const whole = [...aged, storedMove(aged.length, aged.at(-1)?.hash ?? "", taken)];
    const text = writeRecord(adjudicator, whole, secret);
    expect(printRecord(recordIn(text), commentsOn(adjudicator, whole))).toBe(text);
    const rules = rulesOf(adjudicator, ruleset.id);
    expect(replayOf(text)).toMatchObject({
      intact: true,
      verified: 1,
      proof: {
        chain: "whole",
        dice: "sealed",
        rules: "some",
        text: expect.stringMatching(/^Chain: yes, .* By these rules: 1 of \d+ versions were played again\. .*0\.0\.9/),
      },
      parts: [
        { from: 0, to: aged.length - 1, rules: old, present: false, chained: aged.length, verified: 0 },
        { from: aged.length, to: aged.length, rules, present: true, chained: 1, verified: 1 },
      ],
      faults: [],
      at: { version: aged.length, decision: before.decision },
    });
    expect(said(text.replace("differs [2,5]", "differs [2]"))).toEqual([`version ${aged.length}: hash`]);
  });

  test("of other rules alone: the chain and the dice are verified without them, and every change is found", () => {
    const aged = otherwiseNamed(long.moves);
    const text = writeRecord(adjudicator, aged, long.secret);
    expect(replayOf(text)).toMatchObject({
      intact: true,
      verified: 0,
      rerolled: true,
      proof: { chain: "whole", dice: "derived", rules: "none" },
      parts: [{ from: 0, to: aged.length - 1, present: false, chained: aged.length, verified: 0 }],
      faults: [],
      at: null,
    });
    const lines = text.split("\n");
    const telling = lines.flatMap((line, at) => (line === "" || line.startsWith("#") ? [] : [at]));
    for (const at of telling.filter((_, which) => which % tries(7, 1) === 0)) {
      const line = lines[at] ?? "";
      const place = Math.floor(line.length / 2);
      const other = line[place] === "1" ? "2" : "1";
      const changed = lines.with(at, line.slice(0, place) + other + line.slice(place + 1)).join("\n");
      const found = readRecord(changed);
      expect([line, found.ok && replayRecord(adjudicator, found.value).intact]).toEqual([line, false]);
    }
  });

  test("of other rules with hashes of the former kind: the dice are verified, and that the chain is not is said", () => {
    const former = asFormerly(otherwiseNamed(long.moves));
    const text = writeRecord(adjudicator, former, long.secret);
    expect(text).not.toMatch(/^left/m);
    expect(replayOf(text)).toMatchObject({
      intact: false,
      rerolled: true,
      proof: { chain: "unknown", dice: "derived", rules: "none" },
      faults: [{ version: 0, kind: "rules", text: expect.stringContaining("former kind") }],
    });
    // where these rules make something else of it, a change cannot be told from other rules of the same version
    const other = asFormerly(
      long.moves.map((move) => {
        const body = bodyOf(move);
        return move.version === 1 ? storedMove(1, move.previous, { ...body, moment: `${body.moment}?` }) : move;
      }),
    );
    expect(replayOf(writeRecord(adjudicator, other, long.secret))).toMatchObject({
      intact: false,
      proof: { chain: "unknown", dice: "derived", rules: "broken" },
      faults: [{ version: 1, kind: "hash", text: expect.stringContaining("cannot be told") }],
    });
    // by the rules it was played by it is verified as ever
    const own = asFormerly(long.moves);
    expect(replayOf(writeRecord(adjudicator, own, long.secret))).toMatchObject({
      intact: true,
      verified: own.length,
      proof: { chain: "whole", rules: "all" },
    });
  });

  test("a branch begins in the middle of a game", () => {
    const from = long.moves[6] ?? fail();
    const { position } = bodyOf(from);
    const branch = playedGame({
      ruleset: allGames[0]?.id ?? "",
      scenario: "",
      seed: 77,
      dice: "sealed",
      most: 6,
      position,
      origin: { kind: "branch", game: "g1", version: 6, hash: from.hash },
    });
    const first = bodyOf(branch.moves[0] ?? fail());
    expect(first.position).toEqual(position);
    expect(replayOf(textOf(branch))).toMatchObject({ intact: true, verified: branch.moves.length });
    expect(textOf(branch)).toContain(`\norigin branch of g1 version 6 hash ${from.hash}\n`);
  });
});

describe("hostile records", () => {
  const example = exampleRecord()
    .split("\n")
    .filter((line) => !isComment(line))
    .join("\n");
  const hash = sha256("");
  const code = (input: string | Uint8Array): unknown => {
    const record = readRecord(input);
    return record.ok ? "read" : record.defects.map((defect) => [defect.code, defect.line]);
  };
  const replaced = (from: string | RegExp, to: string): string => example.replace(from, () => to);

  test.each<readonly [string, string | Uint8Array, string, number]>([
    ["empty", "", "unreadable", 1],
    ["of another format", example.replace("record 1", "record 2"), "unknown-format", 1],
    ["too large", " ".repeat(MOST_RECORD_BYTES + 1), "too-large", 1],
    ["of a giant line", replaced(/^game .*/m, `game ${"x".repeat(400_000)}`), "too-large", 2],
    ["of bad UTF-8", Uint8Array.from([...Buffer.from("umpire record 1\ngame "), 0xff, 0xfe]), "not-utf-8", 1],
    ["with a control character", replaced("game example", "game exa\u0007mple"), "control-character", 2],
    ["with a lone carriage return", replaced("game example", "game exa\rmple"), "control-character", 2],
    ["with a prototype key", replaced(/^position .*/m, 'position {"__proto__":{"a":1}}'), "unreadable", 12],
    [
      "with a deep position",
      replaced(/^position .*/m, `position ${"[".repeat(100_000)}${"]".repeat(100_000)}`),
      "unreadable",
      12,
    ],
    ["with JSON that is none", replaced(/^position .*/m, "position {"), "unreadable", 12],
    [
      "with keys out of order",
      replaced('{"do":"move","operator":"jock"', '{"operator":"jock","do":"move"'),
      "not-canonical",
      17,
    ],
    ["with a key twice", replaced('{"do":"move"', '{"do":"dance","do":"move"'), "not-canonical", 17],
    ["with a title too long", replaced(/^title .*/m, `title "${"x".repeat(201)}"`), "unreadable", 3],
    ["with a raw direction mark in its title", replaced(/^title .*/m, 'title "a\u202eb"'), "not-canonical", 3],
    ["with a line twice", replaced(/^hash .*/m, `hash ${hash}\nhash ${hash}`), "unreadable", 16],
    ["with an unknown line", replaced("move 1 at", "dance\nmove 1 at"), "unreadable", 16],
    ["with a die of more than its sides", replaced(/^drawn 6:./m, "drawn 6:7"), "unreadable", 22],
    ["with no time", replaced("2026-03-01T19:04:00.000Z", "2026-13-01T19:04:00.000Z"), "unreadable", 16],
    ["with a seat of a strange name", replaced("by player-1", "by <b>"), "unreadable", 16],
    ["with something behind its end", `${example}\nmove 9\n`, "unreadable", 30],
  ])("%s: refused with its line", (_, text, expected, line) => {
    expect(code(text)).toEqual([[expected, line]]);
  });

  test("more moves than are read", () => {
    const [, move = ""] = /(move 1 at[\s\S]*?\n)move 2/.exec(example) ?? [];
    const many = Array.from(
      { length: 5001 },
      (_, i) => `move ${i + 1} ${move.split("\n")[0]?.slice(7)}\nhash ${hash}`,
    ).join("\n");
    expect(JSON.stringify(code(replaced(/move 1 at[\s\S]*/, many)))).toContain("too-large");
  });

  test("whatever is sent is answered with the record or a fault that has its line", () => {
    const lines = example.split("\n");
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(...lines),
            fc.string({ unit: "binary" }),
            fc.constantFrom(
              "move 0",
              "end 0",
              "undo 99",
              "undo x with consent of ",
              "close",
              "until never",
              "choose 3",
              "drawn ",
              "title",
              "rules",
            ),
          ),
          { maxLength: 60 },
        ),
        (some) => {
          const record = readRecord([...lines.slice(0, some.length % 14), ...some].join("\n"));
          return record.ok || record.defects.every(({ line = 0, column = 0 }) => line > 0 && column > 0);
        },
      ),
      { numRuns: 300 },
    );
  });

  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.constantFrom("x\nmove 7\nhash", "\u2028secret", "\r\n# ", "a\u0000b", "\u202egame", "\ud800"),
  );
  const number = fc
    .integer({ min: 1, max: 300 })
    .chain((of) => fc.tuple(fc.constant(of), fc.integer({ min: 1, max: of })));
  const anyHash = fc.string().map(sha256);
  const anyJson = fc
    .oneof(fc.jsonValue({ maxDepth: 4 }), text)
    .map((value): unknown =>
      JSON.parse(JSON.stringify(value, (key, part: unknown) => (/proto|constructor/.test(key) ? undefined : part))),
    );
  const seat = fc.constantFrom("player-1", "player-2", "master", "policy");
  const time = fc
    .date({ min: new Date(0), max: new Date("2200-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString());
  const rules = fc.record({ version: fc.constantFrom("0.1.0", "2.0.0-beta+3"), content: anyHash });
  const deed: fc.Arbitrary<RecordedDeed> = fc.oneof(
    fc.record({
      move: fc.record(
        {
          action: anyJson,
          choose: fc.array(text, { maxLength: 3 }),
          dice: fc.array(fc.integer({ min: 1, max: 100 })),
          cards: fc.array(text, { maxLength: 3 }),
          until: fc.constantFrom("decision" as const, "phase" as const),
        },
        { requiredKeys: [] },
      ),
    }),
    fc.record({
      undo: fc.record({ to: fc.nat(5000), consents: fc.constantFrom([], ["player-1"], ["player-1", "player-2"]) }),
    }),
    fc.record({
      takeOver: fc.record({
        rules,
        differs: fc.array(fc.nat(5000), { maxLength: 4 }),
        to: fc.option(fc.nat(5000)),
        consents: fc.constantFrom([], ["player-1"], ["player-1", "player-2"]),
        position: anyJson,
      }),
    }),
    fc.constant({ close: true as const }),
  );
  const oneLine = text
    .map((words) =>
      words
        .replaceAll(/[\p{C}\p{Z}]/gu, " ")
        .trim()
        .slice(0, 40),
    )
    .filter((words) => keptWords.safeParse(words).success);
  const renewals = fc.array(fc.record({ seat, by: seat, at: time }), { maxLength: 2 });
  const move = fc
    .record({
      at: time,
      by: seat,
      deed,
      renewals,
      words: fc.option(oneLine),
      drawn: fc.array(number, { maxLength: 6 }),
      left: fc.option(anyHash),
      hash: anyHash,
    })
    .map((one): RecordMove => ("move" in one.deed ? one : { ...one, words: null }));
  const origin = fc.option(
    fc.record({
      kind: fc.constantFrom("branch" as const, "import" as const),
      game: fc.constantFrom("a1", "b2"),
      version: fc.nat(5000),
      hash: anyHash,
    }),
  );
  const dice = fc.oneof(
    fc.constant({ dice: "table" as const, commitment: null, secret: null }),
    fc.record({ dice: fc.constant("sealed" as const), commitment: anyHash, secret: fc.option(anyHash) }),
  );
  const anyRecord = fc
    .record({
      dice,
      origin,
      rules,
      title: text,
      position: anyJson,
      first: fc.record({
        at: time,
        drawn: fc.array(number, { maxLength: 3 }),
        left: fc.option(anyHash),
        hash: anyHash,
      }),
      moves: fc.array(move, { maxLength: 5 }),
      called: fc.array(oneLine, { maxLength: 1 }),
    })
    .map(
      ({
        called,
        dice: { secret, ...sort },
        first,
        moves,
        rules: used,
        title,
        position,
        origin: from,
      }): GameRecord => ({
        beginning: {
          game: "a1",
          title,
          ruleset: "toy",
          seats: ["player-1", "player-2"],
          origin: from,
          position,
          ...(called.length > 0 && { names: called.map((name) => ({ seat: "player-1", name })) }),
          ...sort,
        },
        rules: used,
        secret,
        moves: [{ ...first, by: null, renewals: [], words: null, deed: { opening: true } }, ...moves],
      }),
    );

  test("write, read, write gives the same text, whatever titles, actions and events say; no text forges a line", () => {
    fc.assert(
      fc.property(anyRecord, fc.array(text, { maxLength: 4 }), (record, texts) => {
        const comments = {
          board: texts[0] ?? null,
          under: new Map([
            [0, texts],
            [1, texts],
          ]),
        };
        const written = printRecord(record, comments);
        const read = readRecord(written);
        expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(record)) });
        if (read.ok) expect(printRecord(read.value, comments)).toBe(written);
        // also for programs that take other characters for the end of a line
        const plain = written.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).filter((line) => !isComment(line));
        expect(plain).toEqual(
          printRecord(record)
            .split("\n")
            .filter((line) => line !== ""),
        );
      }),
      { numRuns: 300 },
    );
  });
});
