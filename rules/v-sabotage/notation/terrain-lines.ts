import { directionOf } from "../book/event-effects.ts";
import { tokenKinds } from "../book/tokens.ts";
import type { Objective, Terrain } from "../table/state.ts";
import type { Draft } from "./draft.ts";
import { usedAttribute, withAttributes } from "./lists.ts";
import type { Reader } from "./reader.ts";
import { quoted } from "./text.ts";
import { USUAL_COMMANDOS } from "./usual.ts";

/** A line that says something of one terrain: how it is read, and how it is written, if it is to be said. */
export interface TerrainLine {
  /** Whether it may be said several times for a terrain. */
  readonly often?: true;
  read(terrain: Terrain, reader: Reader, draft: Draft): void;
  write(terrain: Terrain): readonly string[];
}

export const newTerrain = (id: string): Terrain => ({
  id,
  map: { rows: [], indoor: [], openings: [] },
  doors: [],
  trapDoors: [],
  entrances: [],
  nests: [],
  alarm: { at: null, on: false, interruptions: 0 },
  objectives: [],
  commandos: USUAL_COMMANDOS,
  limit: null,
  event: null,
  turns: 0,
  entered: false,
  goliath: null,
});

export const sides = ["N", "E", "S", "W"] as const;
export const people = ["stealthy", "stealthy-visible", "visible"] as const;

const readAt = (reader: Reader, example: string): string => {
  reader.expect("at", example);
  return reader.tile();
};

/** `objective ID at T, interact 2, needs TOKEN, done` and the like. */
function readObjective(reader: Reader): Objective {
  const id = reader.id("the objective");
  const example = "objective code-books at A8, interact 1";
  const objective: Objective = {
    id,
    at: readAt(reader, example),
    kind: "interact",
    ap: 1,
    needs: null,
    person: null,
    enemy: false,
    done: false,
  };
  let kindSaid = false;
  const become = (kind: Objective["kind"]): void => {
    if (kindSaid) reader.fail("given-twice", "An objective is completed in one way: interact, destroy or escort.");
    kindSaid = true;
    objective.kind = kind;
  };
  reader.attributes({
    interact: () => {
      become("interact");
      if (reader.more) objective.ap = reader.count("action points", 0, 99);
    },
    destroy: () => become("destroy"),
    escort: () => {
      become("escort");
      objective.person = reader.take("nobody") ? null : reader.oneOf("how the person hides", people);
    },
    ap: () => (objective.ap = reader.count("action points", 0, 99)),
    person: () => (objective.person = reader.oneOf("how the person hides", people)),
    needs: () => (objective.needs = reader.oneOf("a kind of equipment token", tokenKinds)),
    enemy: () => (objective.enemy = true),
    done: () => (objective.done = true),
  });
  if (!kindSaid)
    reader.fail(
      "missing-word",
      `Expected how the objective is completed: interact N, destroy or escort TYPE, as in "${example}".`,
    );
  return objective;
}

const objectiveKinds: Readonly<Record<Objective["kind"], (objective: Objective) => readonly (string | false)[]>> = {
  interact: ({ ap, person }) => [`interact ${ap}`, person !== null && `person ${person}`],
  destroy: ({ ap, person }) => ["destroy", ap !== 1 && `ap ${ap}`, person !== null && `person ${person}`],
  escort: ({ ap, person }) => [`escort ${person ?? "nobody"}`, ap !== 1 && `ap ${ap}`],
};

const writtenObjective = (objective: Objective): string =>
  withAttributes(`objective ${objective.id} at ${objective.at}`, [
    ...objectiveKinds[objective.kind](objective),
    objective.needs !== null && `needs ${objective.needs}`,
    objective.enemy && "enemy",
    objective.done && "done",
  ]);

/** `event CARD, alarm, direction N`: the direction is that of the card unless it is said. */
function readEvent(reader: Reader): NonNullable<Terrain["event"]> {
  const card = reader.word("an event card");
  const event: NonNullable<Terrain["event"]> = { card, direction: directionOf(card), alarm: false };
  reader.attributes({
    alarm: () => (event.alarm = true),
    direction: () => (event.direction = reader.take("none") ? null : reader.oneOf("a direction", sides)),
  });
  return event;
}

/** The lines of a terrain under its map, in the order in which they are written. */
export const terrainLines: Readonly<Record<string, TerrainLine>> = {
  indoor: {
    often: true,
    read(terrain, reader) {
      terrain.map.indoor.push(...reader.rest(() => reader.tile()));
      reader.end();
    },
    write: ({ map }) => (map.indoor.length === 0 ? [] : [`indoor ${map.indoor.join(" ")}`]),
  },
  opening: {
    often: true,
    read(terrain, reader) {
      terrain.map.openings.push(...reader.rest(() => reader.way()));
      reader.end();
    },
    write: ({ map }) =>
      map.openings.length === 0 ? [] : [`opening ${map.openings.map((way) => way.join("|")).join(" ")}`],
  },
  door: {
    often: true,
    read(terrain, reader) {
      const between = reader.way();
      terrain.doors.push({
        between,
        locked: reader.oneOf("how the door is", ["locked", "unlocked"] as const) === "locked",
      });
      reader.end();
    },
    write: ({ doors }) =>
      doors.map(({ between, locked }) => `door ${between.join("|")} ${locked ? "locked" : "unlocked"}`),
  },
  "trap-door": {
    often: true,
    read(terrain, reader) {
      const at = reader.tile();
      terrain.trapDoors.push({
        at,
        open: reader.oneOf("how the trap door is", ["open", "blocked"] as const) === "open",
      });
      reader.end();
    },
    write: ({ trapDoors }) => trapDoors.map(({ at, open }) => `trap-door ${at} ${open ? "open" : "blocked"}`),
  },
  entrance: {
    often: true,
    read(terrain, reader) {
      const id = reader.id("the entrance");
      const at = readAt(reader, "entrance west at A1 W");
      const entrance = { id, at, side: reader.oneOf("the side of the tile", sides), barred: false };
      reader.attributes({ barred: () => (entrance.barred = true) });
      terrain.entrances.push(entrance);
    },
    write: ({ entrances }) =>
      entrances.map(({ id, at, side, barred }) =>
        withAttributes(`entrance ${id} at ${at} ${side}`, [barred && "barred"]),
      ),
  },
  alarm: {
    read({ alarm }, reader) {
      if (reader.take("at")) alarm.at = reader.tile();
      reader.attributes({
        on: () => (alarm.on = true),
        interrupted: () => (alarm.interruptions = reader.count("how often", 0, 99)),
      });
    },
    write({ alarm: { at, on, interruptions } }) {
      const said = [on && "on", interruptions > 0 && `interrupted ${interruptions}`].filter((part) => part !== false);
      if (at !== null) return [withAttributes(`alarm at ${at}`, said)];
      return said.length === 0 ? [] : [`alarm ${said.join(", ")}`];
    },
  },
  nest: {
    often: true,
    read({ nests }, reader) {
      const nest = { at: reader.tile(), used: new Array<string>() };
      reader.attributes({ used: () => nest.used.push(...reader.rest(() => reader.id("a commando"))) });
      nests.push(nest);
    },
    write: ({ nests }) => nests.map(({ at, used }) => withAttributes(`nest ${at}`, [usedAttribute(used)])),
  },
  goliath: {
    read(terrain, reader) {
      terrain.goliath = reader.tile();
      reader.end();
    },
    write: ({ goliath }) => (goliath === null ? [] : [`goliath ${goliath}`]),
  },
  objective: {
    often: true,
    read({ objectives }, reader) {
      objectives.push(readObjective(reader));
    },
    write: ({ objectives }) => objectives.map(writtenObjective),
  },
  event: {
    read(terrain, reader) {
      terrain.event = readEvent(reader);
    },
    write({ event }) {
      if (event === null) return [];
      const direction = event.direction !== directionOf(event.card) && `direction ${event.direction ?? "none"}`;
      return [withAttributes(`event ${quoted(event.card)}`, [event.alarm && "alarm", direction])];
    },
  },
  turns: {
    read(terrain, reader) {
      terrain.turns = reader.count("the turns it has been in play", 0, 99);
      reader.end();
    },
    write: ({ turns }) => (turns === 0 ? [] : [`turns ${turns}`]),
  },
  entered: {
    read(terrain, reader, draft) {
      terrain.entered = !reader.take("no");
      draft.entrySaid.add(terrain);
      reader.end();
    },
    write: () => [],
  },
};

/** The lines of a terrain card above its map. */
export const cardLines: Readonly<Record<string, TerrainLine>> = {
  commandos: {
    read(terrain, reader) {
      terrain.commandos = reader.count("the number of commandos on the card", 1, 8);
      reader.end();
    },
    write: ({ commandos }) => (commandos === USUAL_COMMANDOS ? [] : [`commandos ${commandos}`]),
  },
  limit: {
    read(terrain, reader) {
      const turns = reader.count("the turn limit", 0, 99);
      terrain.limit = { turns, fails: reader.take("fails") };
      reader.end();
    },
    write: ({ limit }) => (limit === null ? [] : [`limit ${limit.turns}${limit.fails ? " fails" : ""}`]),
  },
};
