import type { Action, Form } from "../api/answers.ts";
import { Answered } from "../page/answered.tsx";
import { pieceName } from "../page/names.ts";
import { useAnswer } from "../page/use-answer.ts";
import { actionInWords, formHeading } from "../table/narrow.ts";
import { deedsOf } from "./ask-deed.ts";
import type { Page } from "./desk.ts";

interface DeedChoiceProps {
  readonly page: Page;
  /** Who acts. */
  readonly from: string;
  readonly deed: Action | null;
  readonly onChoose: (deed: Action | null) => void;
}

/** What somebody does, in a question what happens then: first the kind of action, then which one. */
export function DeedChoice({ page, from, deed, onChoose }: DeedChoiceProps) {
  const answer = useAnswer(() => deedsOf(page, from), [page.text, page.settings, from]);
  return (
    <Answered to={answer} waiting={`Working out what ${pieceName(from)} can do …`} class="minor">
      {(forms) => <Deeds forms={forms} from={from} deed={deed} onChoose={onChoose} />}
    </Answered>
  );
}

/** The actions that somebody can do, to choose one of them. */
function Deeds({ forms, from, deed, onChoose }: Omit<DeedChoiceProps, "page"> & { readonly forms: readonly Form[] }) {
  if (forms.length === 0) return <p class="minor">{pieceName(from)} can do nothing now.</p>;
  const chosen = forms.find(({ name }) => name === deed?.do);
  const actions = chosen?.actions ?? [];
  const same = JSON.stringify(deed);
  return (
    <>
      <label class="field">
        <span>Does</span>
        <select
          data-ask-deed=""
          value={chosen?.name ?? ""}
          onChange={({ currentTarget: { value } }) =>
            onChoose(forms.find(({ name }) => name === value)?.actions[0] ?? null)
          }
        >
          <option value="">what?</option>
          {forms.map(({ name }) => (
            <option key={name} value={name}>
              {formHeading(name)}
            </option>
          ))}
        </select>
      </label>
      {actions.length > 1 && (
        <label class="field">
          <span>Which</span>
          <select
            data-ask-which=""
            value={String(actions.findIndex((action) => JSON.stringify(action) === same))}
            onChange={({ currentTarget: { value } }) => onChoose(actions[Number(value)] ?? null)}
          >
            {actions.map((action, i) => (
              <option key={JSON.stringify(action)} value={String(i)}>
                {actionInWords(action, from)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
