import { act } from "../../kernel/index.ts";
import { type JagerToken, jagerTokenTitles } from "../expansions/index.ts";
import { type G, impossible, jagerSeat, record, type Rules } from "../board/index.ts";
import { jagerLegal, jagerRequirements } from "./actions.ts";
import { jagerOf } from "./hand.ts";
import { putToken, tokenRules } from "./tokens.ts";

/** Whether a token is to be put on the board before the Event Phase goes on. */
export const isPlacing = ({ state }: G): boolean => state.jager !== null && state.jager.placing !== null;

/** A token card is actioned: the Jäger player puts its token on the board, where there is a place for it. */
export function* tokenEvent(g: G, token: JagerToken): Rules {
  jagerOf(g).placing = token;
  yield* placeToken(g);
}

/** The token is put on the board in an action of the Jäger player's. rr.jager.panel-stealth */
export function* placeToken(g: G): Rules {
  const jager = jagerOf(g);
  const { placing } = jager;
  if (placing === null) return;
  if (jagerLegal(g).length === 0) {
    jager.placing = null;
    record(g, {
      event: "event-void",
      why: `there is no place for the ${jagerTokenTitles[placing]} token.`,
      cites: tokenRules(placing),
    });
    return;
  }
  const action = yield* act({
    seat: jagerSeat,
    prompt: { id: "rr.decide.jager-token", text: `Where is the ${jagerTokenTitles[placing]} token put?` },
    requirements: (candidate) => jagerRequirements(g, candidate),
    legal: () => jagerLegal(g),
  });
  if (action.do !== "place-token") throw impossible(`${action.do} where a token is placed`);
  jager.placing = null;
  putToken(g, placing, action);
}
