import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Action } from "../api/answers.ts";
import { requirements } from "../api/questions.ts";
import type { Where } from "../api/where.ts";
import type { Step } from "../game/table.ts";
import { Answered } from "../page/answered.tsx";
import { pieceName } from "../page/names.ts";
import { useAnswer } from "../page/use-answer.ts";
import { Chances } from "./chances.tsx";
import { type Doing, type Split, targetsOf } from "./doing.ts";
import { valueInWords } from "./narrow.ts";
import {
  allAt,
  attackAt,
  type Fired,
  type Given,
  oneLess,
  oneMore,
  partsOf,
  type Share,
  sharesAt,
  splitAttack,
} from "./splitting.ts";

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
  const { where } = step.moment;
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
              target={target}
              shares={sharesAt(all.get(target) ?? [], given.value ?? new Map(), target)}
              onMore={(weapon) => (given.value = oneMore(given.value ?? new Map(), all, weapon, target))}
              onLess={(weapon) => (given.value = oneLess(given.value ?? new Map(), all, weapon, target))}
            />
          ))
        }
      </Answered>
      {targets.length === 1 && <p class="minor">Press a second target on the board, or choose it here.</p>}
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

/** A target, and every kind of weapon that can be fired at it: how many of it are. */
const Target = ({
  target,
  shares,
  onMore,
  onLess,
}: {
  readonly target: string;
  readonly shares: readonly Share[];
  readonly onMore: (weapon: string) => void;
  readonly onLess: (weapon: string) => void;
}) => (
  <fieldset class="field" data-split-at={target}>
    <legend>Fire at {pieceName(target)}</legend>
    <div class="chips">
      {shares.map(({ weapon, count, most }) =>
        most === 1 ? (
          <button
            key={weapon}
            type="button"
            class="chip"
            data-use={weapon}
            aria-pressed={count === 1}
            onClick={() => (count === 1 ? onLess : onMore)(weapon)}
          >
            {valueInWords(weapon)}
          </button>
        ) : (
          <span key={weapon} class="chip share" role="group" aria-label={valueInWords(weapon)} data-share={weapon}>
            <button
              type="button"
              class="quiet"
              data-fewer={weapon}
              aria-label={`One ${valueInWords(weapon)} fewer`}
              disabled={count === 0}
              onClick={() => onLess(weapon)}
            >
              −
            </button>
            <span>
              {count} × {valueInWords(weapon)}
            </span>
            <button
              type="button"
              class="quiet"
              data-more={weapon}
              aria-label={`One ${valueInWords(weapon)} more`}
              disabled={count === most}
              onClick={() => onMore(weapon)}
            >
              +
            </button>
          </span>
        ),
      )}
    </div>
  </fieldset>
);

/** What may come of each part of an attack that is split: attacks at different targets do not touch each other. */
export function SplitOdds({ where, action }: { readonly where: Where; readonly action: Action }) {
  return (
    <>
      {partsOf(action).map(({ target, part }) => (
        <div key={JSON.stringify(part)} role="group" aria-label={`At ${pieceName(target)}`} data-odds-at={target}>
          <Chances where={where} action={part} />
        </div>
      ))}
    </>
  );
}
