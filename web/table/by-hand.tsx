import { useSignal } from "@preact/signals";
import type { Decision } from "../api/answers.ts";
import type { Table } from "../game/table.ts";
import type { DecisionPanelProps } from "./decision-panel.tsx";

/** Dice that were rolled at the table, or are rolled now. */
export function Rolled({
  decision: { dice, sides, kinds },
  busy,
  from,
  onMove,
}: Pick<DecisionPanelProps, "decision" | "busy" | "onMove"> & { readonly from: Table["dice"] }) {
  const typed = useSignal("");
  const faces = (typed.value.match(/\d+/g) ?? []).map(Number);
  const complete = faces.length === dice && faces.every((face) => face >= 1 && face <= (sides ?? 6));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) onMove({ dice: faces }, "given");
      }}
    >
      <DiceButtons
        sides={sides ?? 6}
        kind={kinds[faces.length]}
        full={faces.length >= (dice ?? 0)}
        onFace={(face) => (typed.value = [...faces, face].join(" "))}
        onTakeBack={() => (typed.value = faces.slice(0, -1).join(" "))}
      />
      <label class="field">
        <span>
          What did you roll? {dice} {dice === 1 ? "die" : "dice"} with {sides} sides{inTheirOrder(kinds)}
        </span>
        <input
          inputMode="numeric"
          autocomplete="off"
          data-faces=""
          value={typed.value}
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" class="main" disabled={busy || !complete}>
          These were rolled
        </button>
        {from !== "given" && (
          <button type="button" data-roll="" disabled={busy} onClick={() => onMove({}, "rolled")}>
            Roll for us
          </button>
        )}
      </div>
    </form>
  );
}

/** Which dice are meant, where they differ: the numbers of their faces are given in this order. */
function inTheirOrder(kinds: Decision["kinds"]): string {
  const runs: { name: string; count: number }[] = [];
  for (const { name } of kinds) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.length === 0 ? "" : `: ${runs.map(({ name, count }) => `${count} ${name}`).join(", then ")}`;
}

/** The faces of a die as buttons, so that a roll at the table is pressed and not typed. */
const DiceButtons = ({
  sides,
  kind,
  full,
  onFace,
  onTakeBack,
}: {
  readonly sides: number;
  /** What stands on the faces of the die that is next, where they have something of their own. */
  readonly kind: Decision["kinds"][number] | undefined;
  readonly full: boolean;
  readonly onFace: (face: number) => void;
  readonly onTakeBack: () => void;
}) =>
  sides > 12 ? null : (
    <span class="faces">
      {Array.from({ length: sides }, (_, i) => (
        <button
          key={i}
          type="button"
          class="die-button"
          data-face={i + 1}
          disabled={full}
          aria-label={`A ${kind?.faces[i] ?? i + 1} was rolled${kind === undefined ? "" : ` on a ${kind.name} die`}`}
          onClick={() => onFace(i + 1)}
        >
          {kind?.faces[i] ?? i + 1}
        </button>
      ))}
      <button type="button" class="quiet" aria-label="Take the last die back" onClick={onTakeBack}>
        <span aria-hidden="true">⌫</span>
      </button>
    </span>
  );

/** A card that was drawn at the table, by its id, or is drawn now. */
export function Drawn({
  busy,
  from,
  onMove,
}: Pick<DecisionPanelProps, "busy" | "onMove"> & { readonly from: Table["dice"] }) {
  const card = useSignal("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (card.value.trim() !== "") onMove({ cards: [card.value.trim()] }, "given");
      }}
    >
      <label class="field">
        <span>Which card did you draw?</span>
        <input
          autocomplete="off"
          value={card.value}
          onInput={({ currentTarget }) => (card.value = currentTarget.value)}
        />
      </label>
      <div class="row">
        <button type="submit" disabled={busy || card.value.trim() === ""}>
          This was drawn
        </button>
        {from !== "given" && (
          <button type="button" class="main" disabled={busy} onClick={() => onMove({}, "rolled")}>
            Draw for us
          </button>
        )}
      </div>
    </form>
  );
}
