import type { ComponentChildren } from "preact";
import type { BoardModel } from "../api/answers.ts";
import { Replay } from "../director/replay.tsx";
import { isRuledOn, type Step } from "../game/table.ts";
import { note } from "../page/route.ts";
import { HistoryBar } from "./history-bar.tsx";
import { ruling } from "../sight/sight-question.ts";
import { LegendButton } from "./legend-button.tsx";
import { SavePicture } from "./save-picture.tsx";
import type { Sitting } from "./sitting.ts";

/** What is done to the table as a whole: played again, gone back in, watched; and what its kind of table has besides. */
export function Tools({
  sitting,
  step,
  board,
  query,
  tints,
  children,
}: {
  readonly sitting: Sitting;
  readonly step: Step;
  readonly board: BoardModel;
  readonly query: Readonly<Record<string, string>>;
  /** Whether the ground is tinted that the other side watches. */
  readonly tints: boolean;
  readonly children: ComponentChildren;
}) {
  const { table } = sitting;
  // nobody asked for it
  const tintsByItself = tints && query["watch"] === undefined;
  return (
    <>
      <Replay key={step.number} table={table} step={step} from={query["film"]} />
      <HistoryBar sitting={sitting} step={step} query={query} />
      <button
        type="button"
        data-watch-layer=""
        class={tintsByItself ? "by-itself" : ""}
        aria-pressed={tints}
        title={
          tintsByItself
            ? "The ground that the other side watches, shown while somebody acts: press to leave it out"
            : "The ground that the other side watches"
        }
        onClick={() => note({ watch: tints ? "off" : "on" })}
      >
        What they see
      </button>
      <LegendButton board={board} />
      {/* a ruling has a picture of its own beside its verdict */}
      {!isRuledOn(table.card, step) && !(query["tab"] === "sight" && ruling.value !== null) && (
        <SavePicture key={`picture ${step.number}`} card={table.card} step={step} query={query} />
      )}
      {children}
    </>
  );
}
