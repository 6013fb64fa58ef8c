import type { Defect, Quoted } from "../api/answers.ts";
import { Cited } from "../rules/cited.tsx";
import { Trouble } from "../page/trouble.tsx";
import { isRead, page, readAgain, reading, unread } from "./desk.ts";

interface DefectListProps {
  readonly ruleset: string;
  readonly defects: readonly Defect[];
  readonly rules: readonly Quoted[];
  /** Whether nobody stands on the board yet. */
  readonly isEmpty: boolean;
  readonly onGo: (defect: Defect) => void;
}

const whereOf = ({ line, column }: Defect): string =>
  line === undefined ? "" : `Line ${line}, column ${column ?? 1}: `;

/** Whether the text is a position, and everything that keeps it from being one; each leads to where it is. */
export function DefectList({ ruleset, defects, rules, isEmpty, onGo }: DefectListProps) {
  if (unread.value !== null) return <Trouble {...unread.value} again={readAgain} />;
  if (reading.value === null || reading.value.page.ruleset !== page.value?.ruleset)
    return <p class="verdict waiting">Reading …</p>;
  const unreadable = reading.value.answer.drawn === null;
  const count = defects.length === 1 ? "One thing is wrong" : `${defects.length} things are wrong`;
  const troubled = unreadable
    ? `${count} with the text. The pieces are shown as they were before.`
    : `${count}: this cannot be played from yet.`;
  const fine = isEmpty ? "Nobody stands on the board yet." : "Ready to play.";
  return (
    <section
      class="defects"
      aria-label="What is wrong"
      data-defects={defects.length}
      data-read={isRead.value ? "" : undefined}
    >
      <p class={defects.length > 0 ? "verdict wrong" : isEmpty ? "verdict" : "verdict fine"} aria-live="polite">
        {defects.length === 0 ? fine : troubled}
      </p>
      {defects.length > 0 && (
        <ul>
          {defects.map((defect, i) => (
            <li key={`${i} ${defect.message}`}>
              <button type="button" class="rule-link" data-defect={i} onClick={() => onGo(defect)}>
                {whereOf(defect)}
                {defect.message}
              </button>{" "}
              <Cited ruleset={ruleset} ids={defect.cites ?? []} rules={rules} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
