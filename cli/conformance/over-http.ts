import type { Game } from "../../rules/kernel/index.ts";
import { isByCoordinates, placeName } from "./placing.ts";
import { type Answered, type Board, type Piece, type Table, Unreadable } from "./table.ts";

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const plain = (value: unknown): Plain => (isPlain(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown): readonly string[] => list(value).map(String);

const boardOf = (value: unknown): Board => {
  const { kind: boardKind, width, height, pieces, areas, table } = plain(value);
  const { unit } = plain(table);
  const placing = { kind: String(boardKind), unit: typeof unit === "string" ? unit : null };
  const pieceOf = (piece: unknown): Piece => {
    const { id, kind, x, y, area, facing, bearing, details } = plain(piece);
    const at = placeName(placing, Number(x), Number(y), typeof area === "string" ? area : null);
    return {
      id: String(id),
      kind: String(kind),
      at,
      facing: typeof facing === "string" ? facing : typeof bearing === "number" ? bearing : null,
      details: plain(details),
    };
  };
  return {
    across: Number(width),
    down: Number(height),
    pieces: list(pieces).map(pieceOf),
    measured: placing.kind === "table",
    areas: isByCoordinates(placing) ? null : list(areas).map((area) => String(plain(area)["id"])),
  };
};

export type Send = (url: string, request: RequestInit) => Response | Promise<Response>;

/**
 * A table at a server: the same questions over REST. `send` stands in for a server that is not a process of its own;
 * `known` are the games whose words cases are checked against.
 */
export function tableAt(url: string, known: readonly Game[], send: Send = fetch): Table {
  const base = url.replace(/\/$/, "");

  async function post(path: string, body: Plain): Promise<Plain> {
    const response = await send(`${base}/v1/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (response.ok) return plain(answer);
    const { title, errors } = plain(answer);
    const defects = list(errors).map(plain);
    throw new Unreadable(
      defects.length > 0 ? defects : [{ code: "unreadable", message: `${response.status}: ${String(title)}` }],
    );
  }

  return {
    game: (id) => known.find((game) => game.id === id) ?? null,
    openText: async (ruleset, board, settings) => (await post("board", { ruleset, board, settings }))["position"],
    openScenario: async (ruleset, scenario, options, settings) =>
      (await post("board", { ruleset, scenario, options, settings }))["position"],
    async adjudicate(position, { action, choose = [], dice, cards, until }): Promise<Answered> {
      const answer = await post("adjudicate", {
        position,
        ...(action !== undefined && { action }),
        choose,
        dice,
        cards,
        until,
      });
      const { outcome, events, failing, decision, result, position: after } = answer;
      const unused = plain(answer["unused"]);
      return {
        outcome: outcome === "over" || outcome === "refused" ? outcome : "paused",
        events: list(events).map((event) => {
          const { details, ...rest } = plain(event);
          return { ...rest, ...plain(details) };
        }),
        failing: list(failing).map((requirement) => ({
          text: String(plain(requirement)["text"]),
          cites: strings(plain(requirement)["cites"]),
        })),
        decision: decision === null ? null : plain(decision),
        result: isPlain(result) ? String(result["result"]) : null,
        unused:
          outcome === "refused"
            ? []
            : [
                ...(unused["action"] === true ? ["action"] : []),
                ...strings(unused["choose"]).map((option) => `choose ${option}`),
                ...strings(unused["dice"]).map((die) => `die ${die}`),
                ...strings(unused["cards"]).map((card) => `card ${card}`),
              ],
        position: after,
      };
    },
    board: async (position) => boardOf((await post("board", { position }))["board"]),
    drawing: async (position) => plain((await post("board", { position }))["board"]),
    text: async (position) => String((await post("board", { position }))["text"]),
    state: async (position) => plain(plain(position)["state"]),
    sight: async (position, question) => plain((await post("sight", { position, ...question }))["ruling"]),
    field: async (position, piece) => plain((await post("field-of-view", { position, piece }))["field"]),
    legal: async (position) => list((await post("legal-actions", { position }))["forms"]).map(plain),
    requirements: async (position, action) =>
      list((await post("requirements", { position, action }))["requirements"]).map(plain),
    outlook: async (position, action) => {
      const { outlook } = await post("requirements", { position, action });
      return outlook === undefined ? null : plain(outlook);
    },
    odds: async (position, action, choose) => plain((await post("odds", { position, action, choose }))["odds"]),
    preview: async (position) => list((await post("enemy-preview", { position }))["intents"]).map(plain),
  };
}
