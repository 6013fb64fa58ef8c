import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Decision, Quoted } from "../api/answers.ts";
import { asking, told } from "../page/names.ts";
import { Cited } from "../rules/cited.tsx";
import { alikeAmong } from "./alike.ts";
import { pointedAt } from "./pointed-at.ts";
import { endOfOption, placesOfOption } from "./routes.ts";
import { DrawnLazily, RolledLazily } from "./lazily.tsx";
import type { DiceFrom } from "./sitting.ts";
import type { Move } from "../api/move.ts";
import type { StandIn, Table } from "../game/table.ts";

export interface DecisionPanelProps {
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
  const { kind, cites } = decision;
  if (hindrance !== null) return <Asked {...props} hindrance={hindrance} />;
  if (kind === "checkpoint") return <NextPhase decision={decision} busy={busy} onMove={onMove} />;
  return (
    <div class="decision" data-decision={kind}>
      <p class="asked" tabIndex={-1}>
        {asking(decision)}
      </p>
      {kind === "choose" && <Options {...props} />}
      {kind === "roll" && <RolledLazily decision={decision} busy={busy} from={dice} onMove={onMove} />}
      {kind === "draw" && <DrawnLazily busy={busy} from={dice} onMove={onMove} />}
      <Cited ruleset={ruleset} ids={cites} rules={rules} />
    </div>
  );
}

/** What is asked of somebody else. */
const Asked = ({
  decision,
  ruleset,
  rules,
  hindrance,
  standIn,
}: Pick<DecisionPanelProps, "decision" | "ruleset" | "rules" | "hindrance" | "standIn">) => (
  <div class="decision" data-decision={decision.kind} data-hindered="">
    <p class="asked" tabIndex={-1}>
      {decision.kind === "checkpoint" ? `Next: ${decision.text}` : asking(decision)}
    </p>
    {decision.options.length > 0 && (
      <ul class="asked-of-others">
        {decision.options.map(({ id, text: option }) => (
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
    <Cited ruleset={ruleset} ids={decision.cites} rules={rules} />
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

/** So many places stand in lines of their own; more of them stand side by side. */
const MOST_LINES = 9;
/** A square, an area or a place of a measured table. */
const onBoard = /^(?:[A-Z]+\d+|-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?)$/;

/** An option; where it says at length what it brings, what it is called stands out. */
function OptionInWords({ text }: { readonly text: string }) {
  const [, name, what] = /^([^:]{2,40}): (.{20,})$/s.exec(text) ?? [];
  return name === undefined ? (
    <>{text}</>
  ) : (
    <>
      <strong>{name}</strong>: {what}
    </>
  );
}

/** A button that takes an option, and shows on the board where that is. */
const Option = ({
  id,
  busy,
  onTake,
  children,
}: {
  readonly id: string;
  readonly busy: boolean;
  readonly onTake: (id: string) => void;
  readonly children: ComponentChildren;
}) => (
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
      onTake(id);
    }}
  >
    {children}
  </button>
);

function Options({ decision: { options }, busy, onMove, onStand }: PartProps & Pick<DecisionPanelProps, "onStand">) {
  const stands = useSignal(false);
  const apart = toldApart(options);
  const take = (id: string): void => {
    if (stands.value) onStand?.(id);
    onMove({ choose: [id] });
  };
  // many places are pressed on the board, and stand close together here
  const isMany = apart.length > MOST_LINES && apart.every(({ id }) => onBoard.test(endOfOption(id)));
  return (
    <>
      {isMany && <p class="minor">Press one of the {apart.length} marked places on the board, or choose it here.</p>}
      <ul class={isMany ? "options many" : "options"}>
        {alikeAmong(apart).map(({ text, options: [first, ...others] }) =>
          first === undefined ? null : others.length === 0 ? (
            <li key={first.id}>
              <Option id={first.id} busy={busy} onTake={take}>
                <OptionInWords text={text} />
              </Option>
            </li>
          ) : (
            <li key={first.id} class="alike">
              <p>{text}</p>
              <div class="chips" role="group" aria-label={text}>
                {[first, ...others].map(({ id, short }) => (
                  <Option key={id} id={id} busy={busy} onTake={take}>
                    {short}
                  </Option>
                ))}
              </div>
            </li>
          ),
        )}
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
