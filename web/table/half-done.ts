import { useEffect, useRef } from "preact/hooks";
import type { ViewProps } from "../page/view-props.ts";
import { note } from "../page/route.ts";
import type { Doing } from "./doing.ts";
import type { Picks } from "./narrow.ts";
import type { Sitting } from "./sitting.ts";

/** Choices as they stand in an address; none where they cannot be read. */
function picksIn(written: string): Picks {
  try {
    const read: unknown = JSON.parse(written);
    if (typeof read !== "object" || read === null) return {};
    return Object.fromEntries(
      Object.entries(read).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
  } catch {
    return {};
  }
}

/**
 * Notes an action that is being put together in the address, and takes it up again after a reload, as far as it is
 * still possible.
 */
export function useHalfDone(sitting: Sitting, doing: Doing, query: ViewProps["query"]): void {
  // what the address brought along waits until the actions are known
  const brought = useRef(
    query["do"] === undefined
      ? null
      : { name: query["do"], of: query["of-piece"] ?? "", picks: picksIn(query["with"] ?? "{}") },
  );
  const forms = sitting.forms.value;
  const form = doing.form.value;
  const picks = doing.picks.value;
  useEffect(() => {
    if (brought.current === null || forms === null) return;
    const { name, of, picks: before } = brought.current;
    brought.current = null;
    const begun = forms.find(
      (candidate) => candidate.name === name && candidate.piece === of && candidate.actions.length > 0,
    );
    doing.begin(begun ?? null);
    for (const { name: field, choices } of doing.fields.value) {
      const id = before[field];
      if (choices.some((choice) => choice.id === id)) doing.pick(field, id ?? null);
    }
  }, [forms]);
  useEffect(() => {
    if (brought.current !== null) return;
    if (form === null && query["do"] === undefined) return;
    const chosen = Object.keys(picks).length === 0 ? null : JSON.stringify(picks);
    note({ do: form?.name ?? null, "of-piece": form?.piece ?? null, with: form === null ? null : chosen });
  }, [form, picks]);
}
