import { inWords, type Words } from "../api/problem.ts";
import { replace } from "../page/route.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { ViewProps } from "../page/view-props.ts";
import { mineOf, sidesOf } from "../game/sides.ts";
import { layDispute } from "../game/disputed.ts";
import { layTable } from "../game/local-table.ts";
import { nameOfWord, NoPosition, unfold } from "../table/short-form.ts";

const wordsFor = (error: unknown): Words =>
  error instanceof NoPosition
    ? { text: "This link holds no whole position.", whatToDo: "It may have been cut on its way. Ask for it again." }
    : inWords(error);

/** A position that came by link: it is laid on a table of its own, and looked at as the link says. */
export function SharedPosition({ path, query }: ViewProps) {
  const word = path[0] ?? "";
  const { trouble, again } = useAnswer(
    async () => {
      const { ruleset, version, title, film, matter, ...where } = await unfold(word);
      if (matter !== undefined) {
        const at = await layDispute(title ?? "A dispute", { ruleset, ...where }, matter, await nameOfWord(word));
        replace(["table", at.table], { ...at.notes, ...query, made: version ?? "" });
        return;
      }
      const mine = mineOf(sidesOf(ruleset), sidesOf(ruleset).find(({ seat }) => seat === film?.side)?.id ?? "");
      const table = await layTable(
        title ?? "A shared position",
        ruleset,
        where.position === undefined ? { ruleset, ...where } : { position: where.position },
        { id: await nameOfWord(word), mine },
      );
      const isNew = film !== undefined && table.length.peek() === 1;
      // what the rules refuse now is not shown: the table stands at the position before it
      if (isNew) await table.play(await table.step(0), { ...film.sent, until: "phase", again: film.again }, "rolled");
      replace(["table", table.card.id], {
        ...query,
        made: version ?? "",
        ...(film !== undefined && { step: "1", film: query["film"] ?? "1" }),
      });
    },
    [word],
    wordsFor,
  );
  return trouble.value === null ? (
    <h1 class="waiting">Laying it out …</h1>
  ) : (
    <Trouble alone {...trouble.value} again={again} />
  );
}
