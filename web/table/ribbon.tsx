import { useSignal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import { capital, told } from "../page/names.ts";
import { withoutCounts } from "./moment.ts";

type Objective = NonNullable<BoardModel["objectives"]>[number];
type Track = NonNullable<BoardModel["tracks"]>[number];

const signs: Readonly<Record<Objective["state"], string>> = { open: "○", met: "✓", lost: "✗" };
const states: Readonly<Record<Objective["state"], string>> = { open: "open", met: "done", lost: "lost" };

/** What a table keeps in view: the mission and its moment, what it is about, and the counts everybody watches. */
export function Ribbon({
  title,
  moment,
  board: { objectives = [], tracks = [], marks },
  seat,
}: {
  readonly title: string;
  /** The seat of whoever looks; null for everybody. */
  readonly seat: string | null;
  readonly moment: string;
  readonly board: BoardModel;
}) {
  const unfolded = useSignal(false);
  const beside = marks.filter(isBeside);
  return (
    <div class={unfolded.value ? "ribbon unfolded" : "ribbon"}>
      <div class="ribbon-name">
        <h1>{title}</h1>
        <p class="moment">{withoutCounts(moment, tracks)}</p>
      </div>
      <Objectives objectives={objectives} seat={unfolded.value ? null : seat} />
      {tracks.length + beside.length > 0 && (
        <ul class="tracks" aria-label="Counts">
          {beside.map(({ kind, label }) => (
            <li key={label} class="track" data-beside={kind}>
              <span class="track-name">{kind}</span>
              <span class="track-value">{told(label)}</span>
            </li>
          ))}
          {tracks.map((track) => (
            <Meter key={track.name} track={track} isTold={unfolded.value} />
          ))}
        </ul>
      )}
      <button
        type="button"
        class="quiet unfold"
        data-unfold=""
        aria-expanded={unfolded.value}
        aria-label="All of the mission"
        onClick={() => (unfolded.value = !unfolded.value)}
      >
        <span aria-hidden="true">{unfolded.value ? "▴" : "▾"}</span>
      </button>
    </div>
  );
}

/** What the mission asks: of a seat, where it has objectives of its own, those alone; of nobody's, all. */
function Objectives({ objectives, seat }: { readonly objectives: readonly Objective[]; readonly seat: string | null }) {
  const own = objectives.filter(({ text }) => isOf(text, seat));
  const shown = own.length === 0 ? objectives : own;
  return shown.length === 0 ? null : (
    <ul class="objectives" aria-label="Objectives">
      {shown.map(({ text, state }) => (
        <li key={text} class={`objective-${state}`}>
          <span class="objective-sign" aria-hidden="true">
            {signs[state]}
          </span>
          {told(shown === own ? ownWords(text) : text)}
          <span class="heard"> ({states[state]})</span>
        </li>
      ))}
    </ul>
  );
}

/** Whether an objective is that of a seat by its first word, as "Attacker: …" and "Attacker, secondary: …". */
const isOf = (text: string, seat: string | null): boolean =>
  seat !== null && /^\w+/.exec(text)?.[0].toLowerCase() === seat && /^\w+(?:, \w+)?:/.test(text);

/** An objective of one's own, without whose it is: "Attacker, secondary: …" is "Secondary: …". */
const ownWords = (text: string): string => capital(text.replace(/^\w+(?:, |: )/, ""));

/** Whether a mark lies beside the board, on no place of it: an event card that was turned up. */
const isBeside = ({ squares, area, outlines }: BoardModel["marks"][number]): boolean =>
  squares.length === 0 && area === undefined && outlines === undefined;

/** Whether a count stands where it is bad for the players. */
const isBad = ({ value, most, bad }: Track): boolean =>
  (bad === "low" && value <= 1) || (bad === "high" && most !== null && value >= most);

const Meter = ({ track, isTold }: { readonly track: Track; readonly isTold: boolean }) => (
  <li class={isBad(track) ? "track bad" : "track"} data-track={track.name} title={track.text ?? undefined}>
    <span class="track-name">{track.name}</span>
    {track.most === 1 ? (
      <span class="track-value">{track.value === 1 ? "on" : "off"}</span>
    ) : (
      <span class="track-value">
        {track.value}
        {track.most === null || track.value > track.most ? "" : ` of ${track.most}`}
      </span>
    )}
    {isTold && track.text !== null && <span class="minor">{told(track.text)}</span>}
  </li>
);
