import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command, Option } from "commander";
import { afterAll, expect, it } from "vitest";
import { isRepeatable } from "../../cli/options.ts";
import { program } from "../../cli/program.ts";

/*
 * Every option of every command is given wrongly, twice, empty, with a folder and with what cannot be read. What there
 * is to give is taken from the command's own description, so that a new option is tried from the day it is there.
 */

const main = join(import.meta.dirname, "../../cli/main.ts");
const place = mkdtempSync(join(tmpdir(), "umpire-options-"));
const folder = join(place, "folder");
mkdirSync(folder);
const locked = join(place, "locked");
writeFileSync(locked, "{}");
chmodSync(locked, 0);
const missing = join(place, "nowhere", "file");
afterAll(() => rmSync(place, { recursive: true }));

/** What stands for the value of an option in the description of a command: what is none, and what is one. */
interface Kind {
  readonly wrong: readonly string[];
  readonly right: string;
  /** What of a folder and of a file that is not there is a right value, or is told to be not needed. */
  readonly takesPaths?: "folder" | "anything";
}

const notNumbers = ["x", "-1", "1.5", "1e3", "9999999999", " "];

const kinds: Readonly<Record<string, Kind>> = {
  "<number>": { wrong: notNumbers, right: "1" },
  "<seconds>": { wrong: [...notNumbers, "0"], right: "1" },
  "<version>": { wrong: [...notNumbers, "0x10", "NaN", "１"], right: "1" },
  "<faces>": { wrong: ["x", ",", "1,x", "-1"], right: "1" },
  "<low:high>": { wrong: ["x", "0.5", "0.6:0.5", "0:1", "0.1:0.2:0.3", "NaN:0.5"], right: "0.5:0.6" },
  "<address>": {
    wrong: ["x", "//x", "ftp://x", "file:///etc", "http://", "http:///x", "http://:80", "http://a b", "http://u:p@x"],
    right: "http://localhost:1",
  },
  "<point=reading>": { wrong: ["x", "=", "a=", "=b", "a=b=c", "hg.open.nope=x"], right: "a=b" },
  "<id=value>": { wrong: ["x", "=", "a=", "a=b", "a=1.5", "a=1=2", "hg.nope=1"], right: "a=1" },
  "<name=value>": { wrong: ["x", "=", "a=", "nope=1"], right: "a=b" },
  "<action>": { wrong: ["x", "{", "@", "999999", "-1", '{"do":"nope"}', "[]", "null"], right: "{}" },
  "<player>": { wrong: ["nobody-has-such-a-program", "search:0", "search:x", "search:"], right: "policy" },
  "<id>": { wrong: ["x", "__proto__", "hour-of-glory/"], right: "x" },
  "<name>": { wrong: ["x", "constructor"], right: "light" },
  "<word>": { wrong: ["x", "__proto__"], right: "fair" },
  "<piece>": { wrong: ["x", "constructor"], right: "crane" },
  "<seat>": { wrong: ["x", "constructor"], right: "all" },
  "<side>": { wrong: ["x", "n"], right: "N" },
  "<where>": { wrong: ["x", "everywhere"], right: "loopback" },
  // what is not asked for is told to be not needed, or refused by the rules
  "<option>": { wrong: [], right: "x", takesPaths: "anything" },
  "<card>": { wrong: [], right: "x", takesPaths: "anything" },
  "<file>": { wrong: [], right: join(place, "written") },
  "<folder>": { wrong: ["/dev/null", "/dev/null/x", "/proc/x"], right: folder, takesPaths: "folder" },
};

/** What the arguments of a command are, by their names in its description. */
const argumentsByName: Readonly<Record<string, string>> = {
  at: "hour-of-glory/quiet-stair",
  from: "crane",
  to: "holt",
  record: join(place, "record.txt"),
  path: folder,
  game: "hour-of-glory",
  words: "door",
  shell: "bash",
};
writeFileSync(join(place, "record.txt"), "umpire record 1\n");
writeFileSync(join(folder, "cases.yaml"), "game: hour-of-glory\ncases: []\n");

const argumentsOf = (command: Command, but: Option): readonly string[] => [
  ...command.registeredArguments.map((argument) => argumentsByName[argument.name()] ?? `no such: ${argument.name()}`),
  ...command.options.flatMap((option) =>
    option.mandatory && option !== but && typeof option.long === "string" ? [option.long, "0"] : [],
  ),
];

interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/** How a command ends that nobody says anything more to; null as its status where it does not end. */
const ended = (args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const { PORT: _, UMPIRE_DATA: __, ...env } = process.env;
    const child = spawn(process.execPath, [main, ...args], { env: { ...env, NO_COLOR: "1" }, timeout: 120_000 });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (said += String(part)));
    child.stdin.on("error", () => undefined);
    child.stdin.end();
    child.on("close", (status) => resolve({ status, said }));
  });

/** What is tried of an option: each with whether it has to be refused. */
function triesOf(option: Option): readonly (readonly [values: readonly string[], refused: boolean])[] {
  const named = /<.+>$/.exec(option.flags)?.[0] ?? "";
  const kind = kinds[named];
  if (kind === undefined) throw new Error(`What ${option.flags} takes is not known to this test.`);
  const { wrong, right, takesPaths } = kind;
  // a folder and what cannot be read are no value but of what is written to or kept there
  const written = named === "<folder>" ? [] : [[missing], ...(process.getuid?.() === 0 ? [] : [[locked]])];
  const paths = [...(takesPaths === "folder" ? [] : [[folder]]), ...written];
  return [
    ...wrong.map((value) => [[value], true] as const),
    [[""], true],
    ...paths.map((values) => [values, takesPaths !== "anything"] as const),
    ...(isRepeatable(option) && !named.includes("=") ? [] : [[[right, right], true] as const]),
  ];
}

const options = program.commands.flatMap((command) =>
  command.options.filter((option) => !option.isBoolean()).map((option) => ({ command, option })),
);

it("meets options of every command that has some", () => {
  expect(options.length).toBeGreaterThan(80);
});

it.concurrent.each(
  options.map(({ command, option }) => [`umpire ${command.name()} ${option.flags}`, command, option] as const),
)("%s is told in a sentence where it is wrong", async (_, command, option) => {
  for (const [values, refused] of triesOf(option)) {
    const given = values.map((value) => `${option.long}=${value}`);
    const { status, said } = await ended([command.name(), ...argumentsOf(command, option), ...given]);
    const told = `${given.join(" ")}: ${said}`;
    expect(refused ? [2] : [0, 1, 2], told).toContain(status);
    expect(said.trim(), told).not.toBe("");
    expect(said, told).not.toMatch(/^\s+at .+:\d+:\d+|Error:/m);
    if (refused) expect(said.trim().split("\n").length, told).toBeLessThanOrEqual(3);
  }
});
