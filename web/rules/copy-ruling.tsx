import { useSignal } from "@preact/signals";
import { announce } from "../page/announce.tsx";
import { clipped } from "../page/clipped.ts";

/** Copies a ruling as text, to be read where there is no page. */
export function CopyRuling({ text }: { readonly text: string }) {
  const said = useSignal("Copy the ruling");
  const copy = async (): Promise<void> => {
    said.value = (await clipped(text)) ? "Copied" : "This browser does not let the page copy";
    announce(said.value);
  };
  return (
    <button type="button" class="small" data-copy-ruling="" onClick={() => void copy()}>
      {said}
    </button>
  );
}
