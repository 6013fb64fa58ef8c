import type { ReportAnswer } from "../api/answers.ts";
import { note } from "../page/route.ts";
import { percent } from "./figures.ts";

interface CurveProps {
  readonly decisions: ReportAnswer["decisions"];
  /** The versions of the decisive moments. */
  readonly decisive: readonly number[];
  /** The step that is looked at. */
  readonly looked: number;
}

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 8;

/** Whose chances the curve shows: of the seat that decided first. */
const sideOf = (seat: string | null | undefined): string => (seat ?? "").replace(/s?(-\d+)?$/, "");

/** The chance of winning from decision to decision, as a curve whose points lead to the steps. */
export function Curve({ decisions, decisive, looked }: CurveProps) {
  const own = sideOf(decisions[0]?.seat);
  const spots = decisions.map(({ version, seat, after }, i) => ({
    version,
    after: sideOf(seat) === own ? after : 1 - after,
    x: MARGIN + ((WIDTH - 2 * MARGIN) * (i + 1)) / Math.max(1, decisions.length),
  }));
  const first = decisions[0];
  if (first === undefined) return null;
  const yOf = (share: number): number => MARGIN + (HEIGHT - 2 * MARGIN) * (1 - share);
  const line = [`${MARGIN},${yOf(first.before)}`, ...spots.map(({ x, after }) => `${x},${yOf(after)}`)].join(" ");
  /** The decision that lies nearest to where the curve was pressed. */
  const press = (event: MouseEvent): void => {
    if (!(event.currentTarget instanceof SVGElement)) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - left) / Math.max(1, width)) * WIDTH;
    const nearest = spots.toSorted((one, other) => Math.abs(one.x - at) - Math.abs(other.x - at))[0];
    if (nearest !== undefined) note({ step: String(nearest.version) });
  };
  const at = spots.findIndex(({ version }) => version === looked);
  return (
    <div class="curve">
      {/* the slider below it says the same to keys and ears */}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" data-curve={spots.length} onClick={press}>
        <line class="even" x1={MARGIN} x2={WIDTH - MARGIN} y1={yOf(0.5)} y2={yOf(0.5)} />
        <polyline points={line} />
        {spots.map(({ version, x, after }) =>
          version === looked || decisive.includes(version) ? (
            <circle
              key={version}
              class={version === looked ? "looked" : "decisive"}
              cx={x}
              cy={yOf(after)}
              r={version === looked ? 5 : 4}
            />
          ) : null,
        )}
      </svg>
      <label>
        <span class="minor">Decision by decision</span>
        <input
          type="range"
          min={0}
          max={spots.length - 1}
          value={Math.max(0, at)}
          aria-valuetext={at < 0 ? "none" : `Step ${looked}: ${percent(spots[at]?.after ?? 0)}`}
          onInput={({ currentTarget }) => {
            const spot = spots[Number(currentTarget.value)];
            if (spot !== undefined) note({ step: String(spot.version) });
          }}
        />
      </label>
    </div>
  );
}
