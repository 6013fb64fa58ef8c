import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";
import { games } from "../../rules/index.ts";
import {
  asked,
  askedOfRules,
  createAdjudicator,
  createQuestions,
  Fault,
  internalDetails,
  positionIdBy,
  problemDetails,
} from "../../service/portable.ts";
import type { EngineAnswer, EngineRequest } from "./messages.ts";

/** Nobody holds invitations here: what is stored is on the server alone. */
const elsewhere = (id: string): Promise<never> =>
  Promise.reject(
    new Fault("not-found", `The game "${id.slice(0, 60)}" is kept on the server, which cannot be reached now.`),
  );

const questions = createQuestions<null>(
  createAdjudicator(games),
  elsewhere,
  // the browser's own hash answers later, and on secure origins alone
  positionIdBy((text) => bytesToHex(sha256(text))),
);
const posted = new Map(Object.entries(asked(questions)));

const got = askedOfRules(questions);

const nothingAt = (path: string): Fault => new Fault("not-found", `There is nothing at ${path}.`);

async function answered({ method, path, body }: Omit<EngineRequest, "id">): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, "http://engine");
  const [, , first = "", ruleset, ...rest] = pathname.split("/").map(decodeURIComponent);
  const last = rest.map((part) => `/${part}`).join("");
  if (method === "POST") {
    const question = posted.get(first);
    if (question === undefined) throw nothingAt(pathname);
    return question(body, null);
  }
  if (first !== "rulesets") throw nothingAt(pathname);
  if (ruleset === undefined) return { rulesets: await questions.rulesets() };
  const question = Object.hasOwn(got, last) ? got[last] : undefined;
  if (question === undefined) throw nothingAt(pathname);
  return question(ruleset, Object.fromEntries(searchParams));
}

/** Answers a request by the code that the server runs: with its status, and with its problem details. */
export async function answerTo(request: Omit<EngineRequest, "id">): Promise<Omit<EngineAnswer, "id">> {
  try {
    return { status: 200, body: await answered(request) };
  } catch (error) {
    const body = error instanceof Fault ? problemDetails(error) : internalDetails;
    return { status: body.status, body };
  }
}
