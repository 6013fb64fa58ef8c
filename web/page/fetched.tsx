import type { ComponentType, FunctionComponent } from "preact";
import { partInWords } from "../api/problem.ts";
import { Answered } from "./answered.tsx";
import { useAnswer } from "./use-answer.ts";

/** What stands in the place of a part while it is fetched: its words, with an ellipsis at the end, and how they look. */
interface Meanwhile {
  readonly waiting: string;
  readonly class?: string;
}

/** A part of the page whose code is fetched when it is shown for the first time, with the offer to try again. */
export function fetchedWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: Meanwhile,
): FunctionComponent<Props> {
  return (props) => {
    const part = useAnswer(load, [], partInWords);
    return (
      <Answered to={part} {...meanwhile}>
        {(Part) => <Part {...props} />}
      </Answered>
    );
  };
}
