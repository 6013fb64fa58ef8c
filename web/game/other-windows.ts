// A table of this browser may be open in several windows. Each tells the others of a step that it has put on the table,
// once it is kept, so that they go on from there and none writes over what another did.

/** A step that another window has put on a table. */
interface Put {
  readonly table: string;
  readonly step: number;
}

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel("umpire-tables") : null;

const isPut = (value: unknown): value is Put =>
  typeof value === "object" &&
  value !== null &&
  "table" in value &&
  typeof value.table === "string" &&
  "step" in value &&
  typeof value.step === "number";

/** Tells other windows that a step of a table is kept. */
export const tellOthers = (table: string, step: number): void => {
  // a channel has no other origin to name
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage({ table, step });
};

/** Has a table told of the steps that other windows put on it, as long as this window is open. */
export function hearOthers(table: string, heard: (step: number) => void): void {
  channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isPut(data) && data.table === table) heard(data.step);
  });
}
