import type { LineReader } from "../../kernel/index.ts";
import type { Light, Objective, Route } from "../table/things.ts";
import type { Draft } from "./draft.ts";
import { type Clauses, facing, id, place, places, readAttributes } from "./words.ts";

const named = (reader: LineReader) => {
  const name = id(reader);
  reader.oneOf("at", ["at"]);
  return { id: name, at: place(reader) };
};

/** `route 8,11 18,7 …`, six markers; `, bend 3 20,5 21,6` for the places at which a leg bends. */
export function routeLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const markers = [1, 2, 3, 4, 5, 6].map(() => place(reader));
  reader.end();
  const route: Route = { markers, bends: markers.map(() => []) };
  for (const clause of rest)
    readAttributes([clause], line, {
      bend: (words) => {
        const leg = words.count("a Patrol marker", 1, 6);
        route.bends[leg - 1] = places(words);
      },
    });
  draft.state.route = route;
}

/** `objective J1 at 18,18, number 3, up, item b1`. */
export function objectiveLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const objective: Objective = {
    ...named(reader),
    number: null,
    up: false,
    item: null,
    status: "there",
    carrier: null,
  };
  reader.end();
  readAttributes(rest, line, {
    number: (words) => void (objective.number = words.take("unknown") ? "unknown" : words.count("a number", 0, 9)),
    up: () => void (objective.up = true),
    item: (words) => void (objective.item = id(words)),
    carrier: (words) => {
      objective.status = "carried";
      objective.carrier = id(words);
    },
    destroyed: () => void (objective.status = "destroyed"),
    removed: () => void (objective.status = "removed"),
    scored: () => void (objective.status = "scored"),
  });
  draft.state.objectives.push(objective);
}

export function escapeLine(draft: Draft, reader: LineReader): void {
  draft.state.escapes.push(named(reader));
}

/** `charge C1 at 18,18, countdown, objective J1`. */
export function chargeLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const charge = { ...named(reader), countdown: false, objective: null as string | null };
  reader.end();
  readAttributes(rest, line, {
    countdown: () => void (charge.countdown = true),
    objective: (words) => void (charge.objective = id(words)),
  });
  draft.state.charges.push(charge);
}

/** `smoke K1 at 18,18, turn 2`. */
export function smokeLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const smoke = { ...named(reader), turn: 1 };
  reader.end();
  readAttributes(rest, line, { turn: (words) => void (smoke.turn = words.count("a turn", 0, 999)) });
  draft.state.smokes = [...draft.state.smokes, smoke];
}

export const lightLine =
  (kind: Light["kind"]) =>
  (draft: Draft, reader: LineReader): void => {
    draft.state.lights = [...draft.state.lights, { ...named(reader), kind }];
  };

/** `nest N1 at 18,10 facing 90`. */
export function nestLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const nest = { ...named(reader), facing: 0 };
  if (reader.take("facing")) nest.facing = facing(reader);
  reader.end();
  readAttributes(rest, line, { facing: (words) => void (nest.facing = facing(words)) });
  draft.state.nest = nest;
}

/** `gun t1, crew S1 S2, hits 3, fired, scored, destroyed`. */
export function gunLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  const gun = { item: id(reader), crew: [] as string[], hits: 0, fired: false, scored: false, destroyed: false };
  reader.end();
  readAttributes(rest, line, {
    crew: (words) => void (gun.crew = words.rest(() => id(words))),
    hits: (words) => void (gun.hits = words.count("a number of hits", 0, 999)),
    fired: () => void (gun.fired = true),
    scored: () => void (gun.scored = true),
    destroyed: () => void (gun.destroyed = true),
  });
  draft.state.gun = gun;
}
