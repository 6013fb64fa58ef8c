import { Fault } from "../../schema/faults.ts";
import type { Item, Range, Table } from "../../storage/table.ts";

/** A call of a table, as one thread sends it to another. */
export type TableCall =
  | { readonly op: "get"; readonly pk: string; readonly sk: string }
  | {
      readonly op: "query";
      readonly pk: string;
      readonly between: Range;
      readonly order: "forward" | "backward";
      readonly limit: number;
    }
  | { readonly op: "putNew" | "put"; readonly item: Item }
  | { readonly op: "putNext"; readonly item: Item; readonly generation: number }
  | { readonly op: "remove"; readonly pk: string; readonly sk: string };

/** What comes of it: items, whether it was done, or why it was not. */
export type TableAnswer =
  | { readonly items: readonly Item[] }
  | { readonly done: boolean }
  | { readonly failed: { readonly message: string; readonly isUnavailable: boolean } };

const itemsOf = (item: Item | null): readonly Item[] => (item === null ? [] : [item]);

async function called(table: Table, call: TableCall): Promise<TableAnswer> {
  switch (call.op) {
    case "get":
      return { items: itemsOf(await table.get(call.pk, call.sk)) };
    case "query":
      return { items: await table.query(call.pk, call.between, call.order, call.limit) };
    case "putNew":
      return { done: await table.putNew(call.item) };
    case "putNext":
      return { done: await table.putNext(call.item, call.generation) };
    case "put":
      await table.put(call.item);
      return { done: true };
    case "remove":
      await table.remove(call.pk, call.sk);
      return { done: true };
  }
}

/** Carries out a call of a table. What it throws is told in the answer. */
export async function answerCall(table: Table, call: TableCall): Promise<TableAnswer> {
  try {
    return await called(table, call);
  } catch (error) {
    return {
      failed: {
        message: error instanceof Error ? error.message : String(error),
        isUnavailable: error instanceof Fault && error.kind === "unavailable",
      },
    };
  }
}

/** The partition that a call writes to; null where it only reads. */
export function writtenBy(call: TableCall): string | null {
  switch (call.op) {
    case "get":
    case "query":
      return null;
    case "remove":
      return call.pk;
    case "put":
    case "putNew":
    case "putNext":
      return String(call.item["pk"]);
  }
}

/** A table whose calls are carried out by another thread; it throws what that one's table threw. */
export function calledTable(send: (call: TableCall) => Promise<TableAnswer>): Table {
  const answered = async (call: TableCall): Promise<Exclude<TableAnswer, { readonly failed: unknown }>> => {
    const answer = await send(call);
    if (!("failed" in answer)) return answer;
    const { message, isUnavailable } = answer.failed;
    throw isUnavailable ? new Fault("unavailable", message) : new Error(message);
  };
  const items = async (call: TableCall): Promise<readonly Item[]> => {
    const answer = await answered(call);
    return "items" in answer ? answer.items : [];
  };
  const isDone = async (call: TableCall): Promise<boolean> => {
    const answer = await answered(call);
    return "done" in answer && answer.done;
  };
  return {
    get: async (pk, sk) => (await items({ op: "get", pk, sk }))[0] ?? null,
    query: (pk, between, order, limit) => items({ op: "query", pk, between, order, limit }),
    putNew: (item) => isDone({ op: "putNew", item }),
    putNext: (item, generation) => isDone({ op: "putNext", item, generation }),
    async put(item) {
      await isDone({ op: "put", item });
    },
    async remove(pk, sk) {
      await isDone({ op: "remove", pk, sk });
    },
  };
}
