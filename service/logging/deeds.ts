import { AsyncLocalStorage } from "node:async_hooks";
import { Fault } from "../schema/faults.ts";
import { isObject } from "../schema/json.ts";

/** An operation that was done for a request, and what came of it. */
export interface Deed {
  readonly operation: string;
  /**
   * What the answer says of itself ("paused", "over", "refused"), "replayed" where it was given before, "done" where it
   * says nothing; else the kind of the fault, "beyond-limits" or "internal".
   */
  readonly outcome: string;
}

const requests = new AsyncLocalStorage<Deed[]>();

/** The most deeds of one request that are noted. */
const MOST_NOTED = 20;

/** Does something for a request, whose deeds are noted. */
export const noting = <T>(deeds: Deed[], answer: () => T): T => requests.run(deeds, answer);

/** Notes what was done elsewhere for the present request, in place of what was tried here. */
export function noteDeedsOfElsewhere(deeds: readonly Deed[]): void {
  const here = requests.getStore();
  here?.splice(0, here.length, ...deeds.slice(0, MOST_NOTED));
}

function cameOf(answer: unknown): string {
  if (!isObject(answer)) return "done";
  if (answer["replayed"] === true) return "replayed";
  return typeof answer["outcome"] === "string" ? answer["outcome"] : "done";
}

function wentWrong(error: unknown): string {
  if (!(error instanceof Fault)) return "internal";
  return error.defects.some(({ code }) => code === "beyond-limits") ? "beyond-limits" : error.kind;
}

async function noted(operation: string, answer: Promise<unknown>, deeds: Deed[]): Promise<unknown> {
  const note = (outcome: string): void => {
    if (deeds.length < MOST_NOTED) deeds.push({ operation, outcome });
  };
  try {
    const answered = await answer;
    note(cameOf(answered));
    return answered;
  } catch (error) {
    note(wentWrong(error));
    throw error;
  }
}

/** Operations whose answers are noted as deeds of the request that they are for; outside of requests they are as they were. */
export const notingDeeds = <O extends object>(operations: O): O =>
  new Proxy(operations, {
    get(target, name) {
      const operation: unknown = Reflect.get(target, name);
      if (typeof operation !== "function" || typeof name !== "string") return operation;
      return (...given: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(operation, target, given);
        const deeds = requests.getStore();
        return deeds !== undefined && answer instanceof Promise ? noted(name, answer, deeds) : answer;
      };
    },
  });
