// What the offline page answers: with @umpire/rules alone, wherever JavaScript runs.
import { rogueRegiment } from "@umpire/rules/rogue-regiment";
import { drawBoard } from "@umpire/rules/pictures";

/** What is shown of a board: a sentence, the rules behind it, and a picture; what is wrong where it is none. */
export interface Shown {
  readonly text: string;
  readonly svg: string | null;
}

/** Whether the guard of a text board sees jock, in words and as a picture. */
export async function guardSeesJock(text: string): Promise<Shown> {
  const opened = rogueRegiment.openText(text);
  if (!opened.ok)
    return { text: opened.defects.map(({ path, message }) => `${path}: ${message}`).join(" "), svg: null };
  const situation = opened.value;
  const sight = situation.sight({ from: "guard", to: "jock" });
  if (!sight.ok) return { text: sight.defects.map(({ message }) => message).join(" "), svg: null };
  const { seen, reasons } = sight.value;
  const rules = await rogueRegiment.quote(reasons.flatMap(({ cites }) => cites));
  const { svg } = drawBoard(situation.board(), { sight: sight.value });
  const quoted = rules.map((rule) => `“${rule.text}” (${rule.source ?? rule.id})`);
  return {
    text: [
      seen ? "The guard sees Jock." : "The guard does not see Jock.",
      ...reasons.map((one) => one.text),
      ...quoted,
    ].join(" "),
    svg,
  };
}
