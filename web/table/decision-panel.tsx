import { useSignal } from "@preact/signals";
import type { Decision, Quoted } from "../api/answers.ts";
import { told, withNames } from "../page/names.ts";
import { Cited } from "../rules/cited.tsx";
import { pointedAt } from "./pointed-at.ts";
import { placesOfOption } from "./routes.ts";
import type { DiceFrom } from "./sitting.ts";
import type { Move } from "../api/move.ts";
import type { StandIn, Table } from "../game/table.ts";

interface DecisionPanelProps {
  readonly decision: Decision;
  readonly ruleset: string;
  /** The rules quoted in the answer that asked. */
  readonly rules: readonly Quoted[];
  readonly busy: boolean;
  /** How dice come about at this table. */
  readonly dice: Table["dice"];
  /** Why it cannot be answered here; null where it can. */
  readonly hindrance: string | null;
  /** For whom it may be answered all the same; null where that is not so. */
  readonly standIn: StandIn | null;
  readonly onMove: (move: Move, dice?: DiceFrom) => void;
  /** Has an answer stand until the turn is over; undefined where none can. */
  readonly onStand?: ((option: string) => void) | undefined;
}

/** What is asked, and the ways to answer it; whole actions are put together elsewhere. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { decision, ruleset, rules, busy, dice, hindrance, onMove } = props;
  const { kind, text, cites } = decision;
  if (hindrance !== null) return <Asked {...props} hindrance={hindrance} />;
  if (kind === "checkpoint") return <NextPhase decision={decision} busy={busy} onMove={onMove} />;
  return (
    <div class="decision" data-decision={kind}>
      <p class="asked" tabIndex={-1}>
        {withNames(text, [decision.piece])}
      </p>
      {kind === "choose" && <Options {...props} />}
      {kind === "roll" && <Roll decision={decision} busy={busy} from={dice} onMove={onMove} />}
      {kind === "draw" && <Draw busy={busy} from={dice} onMove={onMove} />}
      <Cited ruleset={ruleset} ids={cites} rules={rules} />
    </div>
  );
}

/** What is asked of somebody else. */
const Asked = ({
  decision: { kind, text, options, cites },
  ruleset,
  rules,
  hindrance,
  standIn,
}: Pick<DecisionPanelProps, "decision" | "ruleset" | "rules" | "hindrance" | "standIn">) => (
  <div class="decision" data-decision={kind} data-hindered="">
    <p class="asked" tabIndex={-1}>
      {kind === "checkpoint" ? `Next: ${text}` : told(text)}
    </p>
    {options.length > 0 && (
      <ul class="asked-of-others">
        {options.map(({ id, text: option }) => (
          <li key={id}>{told(option)}</li>
        ))}
      </ul>
    )}
    <p class="minor">{hindrance}</p>
    {standIn !== null && (
      <button type="button" data-answer-for="" onClick={() => standIn.agree()}>
        Answer for {standIn.name}
      </button>
    )}
    <Cited ruleset={ruleset} ids={cites} rules={rules} />
  </div>
);

type PartProps = Pick<DecisionPanelProps, "decision" | "busy" | "onMove">;

/** A phase is about to begin: one at a time, or on to where somebody has to decide. */
const NextPhase = ({ decision: { text }, busy, onMove }: PartProps) => (
  <div class="decision" data-decision="checkpoint">
    <p class="asked" tabIndex={-1}>
      Next: {text}
    </p>
    <div class="row">
      <button type="button" class="main" data-next="" disabled={busy} onClick={() => onMove({ until: "phase" })}>
        Next
      </button>
      <button type="button" data-to-end="" disabled={busy} onClick={() => onMove({})}>
        Skip to our turn
      </button>
    </div>
  </div>
);

/** The options that can be told apart: of those that say the same, as dice of one colour and face, one stands for all. */
const toldApart = (options: Decision["options"]): Decision["options"] =>
  options.filter(({ text }, i) => options.findIndex((other) => other.text === text) === i);

function Options({ decision: { options }, busy, onMove, onStand }: PartProps & Pick<DecisionPanelProps, "onStand">) {
  const stands = useSignal(false);
  return (
    <>
      <ul class="options">
        {toldApart(options).map(({ id, text }) => (
          <li key={id}>
            <button
              type="button"
              data-option={id}
              disabled={busy}
              onPointerEnter={() => (pointedAt.value = placesOfOption(id))}
              onPointerLeave={() => (pointedAt.value = [])}
              onFocus={() => (pointedAt.value = placesOfOption(id))}
              onBlur={() => (pointedAt.value = [])}
              onClick={() => {
                pointedAt.value = [];
                if (stands.value) onStand?.(id);
                onMove({ choose: [id] });
              }}
            >
              {told(text)}
            </button>
          </li>
        ))}
      </ul>
      {onStand !== undefined && (
        <label class="minor">
          <input
            type="checkbox"
            data-let-stand=""
            checked={stands.value}
            onChange={({ currentTarget }) => (stands.value = currentTarget.checked)}
          />{" "}
          Answer the same for the rest of this turn
        </label>
      )}
    </>
  );
}

/** Dice that were rolled at the table, or are rolled now. */
function Roll({ decision: { dice, sides, kinds }, busy, from, onMove }: PartProps & { readonly from: Table["dice"] }) {
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
function Draw({ busy, from, onMove }: Pick<PartProps, "busy" | "onMove"> & { readonly from: Table["dice"] }) {
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
