import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { anybody, openDesk, type TestDesk } from "../service/desk.ts";
import { renewalInWords, renewedConsentsInWords } from "../../web/post/renewal-words.ts";
import { whenInWords } from "../../web/post/times.ts";

type Component = (props: Readonly<Record<string, unknown>>) => unknown;
const component = z.custom<Component>((value) => typeof value === "function");
/** The components themselves; their types are those of a browser, which tests do not have. */
const shown = z.object({ Renewals: component, RenewedConsents: component });

let desk: TestDesk;
let Renewals: Component;
let RenewedConsents: Component;
beforeAll(async () => {
  desk = await openDesk();
  const file = "../../web/post/renewals.tsx";
  ({ Renewals, RenewedConsents } = shown.parse(await import(file)));
});
afterAll(() => desk.embedded.close());

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const shot = { action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } };

/** All texts of what a component shows. */
function textsIn(tree: unknown): readonly string[] {
  if (typeof tree === "string") return [tree];
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (typeof tree !== "object" || tree === null || !("props" in tree)) return [];
  const { props } = tree;
  return typeof props === "object" && props !== null && "children" in props ? textsIn(props.children) : [];
}

test("a consent that the game master gave by a renewed invitation is said to be one, as a wish and in the record", async () => {
  const game = await desk.start({ ruleset: "rogue-regiment", board });
  await desk.games.act(game.id, { expectedVersion: 0, ...shot }, game.as("player-1"));
  const { secret } = await desk.games.renewInvitation(game.id, "player-2", game.as("master"));
  const { proposal } = await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, { secret });
  const state = await desk.games.read(game.id, undefined, anybody);
  const when = whenInWords("2026-01-01T00:00:00.000Z");
  const said = `The consent of player 2 was given by an invitation that the game master had replaced (${when}).`;
  expect(renewedConsentsInWords(proposal?.renewed ?? [])).toBe(said);
  expect(textsIn(RenewedConsents({ renewed: proposal?.renewed ?? [] }))).toEqual([said]);
  expect(textsIn(Renewals({ renewals: state.renewals }))).toEqual([
    `The game master replaced the invitation of player 2, ${when}.`,
  ]);

  await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, game.as("player-1"));
  const { moves } = await desk.games.moves(game.id, 1, 1, anybody);
  const sent = moves[0]?.sent;
  expect(sent !== null && sent !== undefined && "undo" in sent && renewedConsentsInWords(sent.undo.renewed ?? [])).toBe(
    said,
  );
});

test("of several the times are left out, of none nothing is said, and who renews his own is its holder", () => {
  const since = "2026-01-01T00:00:00.000Z";
  expect(
    renewedConsentsInWords([
      { seat: "player-1", since },
      { seat: "player-2", since },
    ]),
  ).toBe("The consent of player 1 and player 2 was given by an invitation that the game master had replaced.");
  expect(renewedConsentsInWords([])).toBeNull();
  expect(RenewedConsents({ renewed: [] })).toBe(false);
  expect(renewalInWords({ seat: "player-2", by: "player-2", at: since })).toBe(
    `Its holder replaced the invitation of player 2, ${whenInWords(since)}.`,
  );
});
