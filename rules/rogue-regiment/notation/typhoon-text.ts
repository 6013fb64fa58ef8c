import type { Typhoon } from "../table/state.ts";
import { facings } from "./piece-words.ts";
import { TextFault } from "../../kernel/index.ts";
import { readId } from "./attributes.ts";
import { type Clause, Reader } from "./text.ts";

const FULL_HEALTH = 6;
const FULL_ROCKETS = 2;

/**
 * Reads the Typhoon of a mission that grants it: `typhoon storm`, and where it is: `beside S above 2` while its card is
 * in the deck, `run S line 1 tile 0` on its run (tile -1 at the edge), `left N in 4`, `shot-down`; `met 3 4` names the
 * tiles that have fired at it. rr.dare.typhoon-mission
 */
export function readTyphoon(first: Reader, rest: readonly Clause[]): Typhoon {
  const id = readId(first);
  const typhoon: Typhoon = {
    id,
    health: FULL_HEALTH,
    rockets: FULL_ROCKETS,
    ap: 0,
    above: null,
    side: null,
    run: null,
    met: [],
    engaged: false,
    leftIn: null,
    shotDown: false,
  };
  for (const reader of [first, ...rest.map((clause) => new Reader(clause))])
    while (reader.more) readAttribute(reader, typhoon);
  return typhoon;
}

function readAttribute(reader: Reader, typhoon: Typhoon): void {
  const place = reader.place;
  const word = reader.word("an attribute");
  const expect = (next: string): void => {
    if (!reader.take(next)) reader.fail(reader.more ? "unknown-word" : "missing-word", `Expected "${next}".`);
  };
  switch (word) {
    case "health":
      typhoon.health = reader.count("health", 0, 99);
      return;
    case "rockets":
      typhoon.rockets = reader.count("rockets", 0, 99);
      return;
    case "ap":
      typhoon.ap = reader.count("action points", 0, 99);
      return;
    case "beside":
      typhoon.side = reader.oneOf("an edge", facings);
      expect("above");
      typhoon.above = reader.count("the cards on its card", 0, 99);
      return;
    case "run": {
      typhoon.side = reader.oneOf("an edge", facings);
      expect("line");
      const line = reader.count("the line of tiles", 0, 9);
      expect("tile");
      typhoon.run = { line, tile: reader.signed("the tile of the line", -1, 9) };
      return;
    }
    case "left":
      typhoon.side ??= reader.oneOf("an edge", facings);
      expect("in");
      typhoon.leftIn = reader.count("a turn", 1, 9999);
      return;
    case "met":
      while (reader.more) typhoon.met.push(reader.count("the number of a tile", 0, 99));
      return;
    case "engaged":
      typhoon.engaged = true;
      return;
    case "shot-down":
      typhoon.shotDown = true;
      return;
    default:
      throw new TextFault(place, "unknown-attribute", `"${word}" is not an attribute of the Typhoon.`);
  }
}

/** The line of the Typhoon; reading it gives the same back. */
export function printTyphoon(typhoon: Typhoon): string {
  const { id, health, rockets, ap, above, side, run, met, engaged, leftIn, shotDown } = typhoon;
  const parts: readonly (string | false)[] = [
    `typhoon ${id}`,
    health !== FULL_HEALTH && `health ${health}`,
    rockets !== FULL_ROCKETS && `rockets ${rockets}`,
    ap !== 0 && `ap ${ap}`,
    above !== null && `beside ${side ?? "N"} above ${above}`,
    run !== null && `run ${side ?? "N"} line ${run.line} tile ${run.tile}`,
    leftIn !== null && `left ${above === null && run === null ? `${side ?? "N"} ` : ""}in ${leftIn}`,
    met.length > 0 && `met ${met.join(" ")}`,
    engaged && "engaged",
    shotDown && "shot-down",
  ];
  return parts.filter((part) => part !== false).join(", ");
}
