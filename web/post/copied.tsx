import { useSignal } from "@preact/signals";
import { announce } from "../page/announce.tsx";
import { clipped } from "../page/clipped.ts";

interface CopiedProps {
  /** What it is, for people who hear the page. */
  readonly label: string;
  readonly text: string;
}

/** A text to be handed on, with a button that copies it. */
export function Copied({ label, text }: CopiedProps) {
  const said = useSignal("Copy");
  const copy = async (): Promise<void> => {
    const done = await clipped(text);
    said.value = done ? "Copied" : "Copy it by hand";
    announce(done ? `${label}: copied` : `${label}: select the text and copy it`);
  };
  return (
    <span class="copied">
      <input readOnly aria-label={label} value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
      <button type="button" onClick={() => void copy()}>
        {said}
        <span class="heard"> {label}</span>
      </button>
    </span>
  );
}
