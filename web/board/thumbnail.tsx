import { useMemo } from "preact/hooks";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel, SightRuling } from "../api/answers.ts";
import { theme } from "../page/theme.ts";

/** A board as a small picture, without captions and names of what is on it; what it shows is said beside it. */
export function Thumbnail({
  model,
  name,
  width,
  sight,
}: {
  readonly model: BoardModel;
  readonly name: string;
  readonly width: number;
  readonly sight?: SightRuling;
}) {
  const look = theme.value;
  const { svg } = useMemo(
    () => drawBoard(model, { captions: false, title: "", theme: look, width, idPrefix: `thumb-${name}`, sight }),
    [model, look, width, sight],
  );
  const unnamed = svg.replaceAll(/<title[^<>]*>[^<]*<\/title>/g, "");
  // the drawing escapes every text it is given, and knows no other markup than its own
  return <div class="thumbnail" aria-hidden="true" dangerouslySetInnerHTML={{ __html: unnamed }} />;
}
