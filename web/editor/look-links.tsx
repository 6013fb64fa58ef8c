import { useSignal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import { inWords } from "../api/problem.ts";
import { piecesOn } from "../board/places.ts";
import { announce } from "../page/announce.tsx";
import { clipped } from "../page/clipped.ts";
import { nameWithin, placesWithin } from "../page/names.ts";
import { linkTo } from "../page/route.ts";
import { fold } from "../table/short-form.ts";
import { isPlayed } from "./ask-attack.ts";
import type { Page } from "./desk.ts";
import { formOf, lookAt } from "./laid-out.ts";

interface LookLinksProps {
  readonly page: Page;
  readonly model: BoardModel;
  readonly place: string | null;
  /** Whether the text is a position as it stands. */
  readonly ready: boolean;
}

/** Copies a link to a board in the editor where the browser lets it; answers what is said of it. */
async function copiedLink(word: string): Promise<string> {
  const link = `${location.origin}${location.pathname}${linkTo(["editor", word])}`;
  return (await clipped(link)) ? "Link copied: it opens this board in the editor." : link;
}

/** From the desk to the table: look at the position, ask who sees what, see what a piece can do, play on. */
export function LookLinks({ page, model, place, ready }: LookLinksProps) {
  const said = useSignal("");
  // what cannot be asked yet would only take room
  const here = place === null || !ready ? [] : piecesOn(model, place).filter(({ side }) => side !== "objects");
  const look = async (notes: Readonly<Record<string, string>>): Promise<void> => {
    try {
      await lookAt(page, notes);
    } catch (error) {
      said.value = inWords(error).text;
    }
  };
  const copy = async (): Promise<void> => {
    const word = await fold(formOf(page));
    said.value = word === null ? "This board is too long for a link. Copy its text." : await copiedLink(word);
    if (word !== null) announce(said.value);
  };
  return (
    <section class="look-links" aria-label="Look at it">
      <div class="row">
        <button type="button" data-look="play" disabled={!ready} onClick={() => void look({})}>
          Play on from here
        </button>
        {place !== null && ready && (
          <button
            type="button"
            data-look="who"
            onClick={() => void look({ tab: "sight", sight: "who", to: place, at: place })}
          >
            Who sees {placesWithin(place)}?
          </button>
        )}
        {here.flatMap(({ id }) => [
          isPlayed(page.ruleset, model, id) && (
            <button key={`${id} can`} type="button" data-look="can" onClick={() => void look({ piece: id })}>
              What can {nameWithin(id)} do?
            </button>
          ),
          <button
            key={`${id} sees`}
            type="button"
            data-look="sees"
            onClick={() => void look({ tab: "sight", sight: "field", of: id, piece: id })}
          >
            What does {nameWithin(id)} see?
          </button>,
        ])}
        <button type="button" data-look="link" onClick={() => void copy()}>
          Link to this board
        </button>
      </div>
      {!ready && <p class="minor">A position can be looked at as soon as nothing is wrong with it.</p>}
      {said.value !== "" && <p class="minor link-said">{said.value}</p>}
    </section>
  );
}
