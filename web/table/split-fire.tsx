import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Action, BoardModel } from "../api/answers.ts";
import { requirements } from "../api/questions.ts";
import type { Where } from "../api/where.ts";
import { pieceNamed } from "../board/places.ts";
import type { Step } from "../game/table.ts";
import { Answered } from "../page/answered.tsx";
import { pieceName } from "../page/names.ts";
import { useAnswer } from "../page/use-answer.ts";
import { Chances } from "./chances.tsx";
import { type Doing, type Split, targetsOf } from "./doing.ts";
import { valueInWords } from "./narrow.ts";
import { allAt, attackAt, type Fired, giving, type Given, partsOf, splitAttack, usesIn } from "./splitting.ts";

interface SplitFireProps {
  readonly step: Step;
  readonly doing: Doing;
}

/** Splits an attack: each weapon may have a target of its own. */
export function SplitFire({ step, doing }: SplitFireProps) {
  const split = doing.split.value;
  return split === null ? (
    <p class="row">
      <button type="button" class="small" data-split="" onClick={doing.beginSplit}>
        Split fire
      </button>
    </p>
  ) : (
    <Splitting key={JSON.stringify(split.attack)} step={step} doing={doing} split={split} />
  );
}

/** Who would fire what at each target, were all fired at it. */
async function foreseenAt(where: Where, { form, attack, targets }: Split): Promise<ReadonlyMap<string, Fired>> {
  const told = await Promise.all(
    targets.map(async (target): Promise<readonly [string, Fired]> => {
      const all = attackAt(form, attack, target);
      return [target, all === null ? [] : ((await requirements(where, all)).outlook?.shots ?? [])];
    }),
  );
  return new Map(told);
}

/** Gives the weapons of an attack out to its targets; another target is pressed on the board or here. */
function Splitting({ step, doing, split }: SplitFireProps & { readonly split: Split }) {
  const { where, board } = step.moment;
  const { attack, targets } = split;
  const given = useSignal<Given | null>(null);
  const fired = useAnswer(() => foreseenAt(where, split), [targets]);
  const firedAt = fired.answer.value;
  useEffect(() => {
    const [first = ""] = targets;
    if (firedAt === null) return;
    given.value ??= allAt(firedAt.get(first) ?? [], first);
    doing.putSplit(splitAttack(attack, firedAt, given.value));
  }, [firedAt, given.value]);
  const others = targetsOf(split.form).filter((target) => !targets.includes(target));
  return (
    <div class="split" data-splitting={targets.length}>
      <Answered to={fired} waiting="Looking who can fire …">
        {(all) =>
          targets.map((target) => (
            <Target
              key={target}
              board={board}
              target={target}
              fired={all.get(target) ?? []}
              given={given.value}
              onGive={(use) => (given.value = giving(given.value ?? new Map(), use, target))}
            />
          ))
        }
      </Answered>
      <p class="minor">
        {targets.length === 1
          ? "Press a second target on the board, or choose it here."
          : "A weapon that is pressed at another target changes over; one that is pressed nowhere does not fire."}
      </p>
      {others.length > 0 && (
        <div class="chips" role="group" aria-label="Another target">
          {others.map((target) => (
            <button
              key={target}
              type="button"
              class="chip"
              data-split-to={target}
              onClick={() => doing.splitTo(target)}
            >
              {pieceName(target)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A target, and every weapon that can be fired at it: pressing one gives it to this target. */
const Target = ({
  board,
  target,
  fired,
  given,
  onGive,
}: {
  readonly board: BoardModel;
  readonly target: string;
  readonly fired: Fired;
  readonly given: Given | null;
  readonly onGive: (use: string) => void;
}) => (
  <fieldset class="field" data-split-at={target}>
    <legend>Fire at {pieceName(target)}</legend>
    <div class="chips">
      {usesIn(fired).map(({ id, weapon, piece }) => (
        <button
          key={id}
          type="button"
          class="chip"
          data-use={id}
          aria-pressed={given?.get(id) === target}
          onClick={() => onGive(id)}
        >
          {valueInWords(weapon)}
          {pieceNamed(board, piece)?.details["unit"] !== piece && <span class="minor"> {piece}</span>}
        </button>
      ))}
    </div>
  </fieldset>
);

/** What may come of each part of an attack that is split: attacks at different targets do not touch each other. */
export function SplitOdds({ where, action }: { readonly where: Where; readonly action: Action }) {
  return (
    <>
      {partsOf(action).map(({ target, part }) => (
        <div key={JSON.stringify(part)} data-odds-at={target}>
          <p class="minor">At {pieceName(target)}:</p>
          <Chances where={where} action={part} />
        </div>
      ))}
    </>
  );
}
