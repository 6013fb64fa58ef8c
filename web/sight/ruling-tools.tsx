import { useSignal } from "@preact/signals";
import type { Pictured } from "../board/pictured.ts";
import { announce } from "../page/announce.tsx";
import { clippedPicture, fileNameOf, handOver, sharedFile, sharesFiles } from "../page/files.ts";
import { CopyRuling } from "../rules/copy-ruling.tsx";

/** What can be done with the picture of a ruling, and what is said when it was. */
const ways = {
  save: { button: "Save picture", said: "Picture saved" },
  copy: { button: "Copy picture", said: "Picture copied" },
  share: { button: "Share picture", said: "Picture shared" },
} as const;

type Way = keyof typeof ways;

const UNPAINTED = "This browser cannot paint the picture.";
const refused: Readonly<Record<Way, string>> = {
  save: UNPAINTED,
  copy: "This browser does not let the page copy pictures: save it instead.",
  share: "The picture was not shared.",
};

interface RulingToolsProps {
  /** The ruling as text. */
  readonly text: string;
  /** What its file is called, in words. */
  readonly title: string;
  /** The ruling as a picture. */
  readonly picture: () => Pictured;
}

/** Does something with the picture; answers whether it was done. */
async function done(way: Way, { text, title, picture }: RulingToolsProps): Promise<boolean> {
  const { paintedPicture } = await import("../board/pictured.ts");
  const painting = paintedPicture(picture());
  if (way === "copy") return clippedPicture(painting);
  const painted = await painting;
  if (painted === null) return false;
  const name = `${fileNameOf(title)}.png`;
  if (way === "share") return sharedFile(new File([painted], name, { type: "image/png" }), text);
  handOver(painted, name);
  return true;
}

/** What is done with a ruling, where it is read without the page: copied as text; its picture saved, copied, shared. */
export function RulingTools(props: RulingToolsProps) {
  const said = useSignal<string | null>(null);
  const busy = useSignal(false);
  const press = async (way: Way): Promise<void> => {
    busy.value = true;
    const isDone = await done(way, props).catch(() => false);
    busy.value = false;
    said.value = isDone ? ways[way].said : refused[way];
    announce(said.value);
  };
  const button = (way: Way) => (
    <button
      type="button"
      class="small"
      data-picture={way}
      {...(way === "save" && { "data-save-picture": "" })}
      disabled={busy}
      onClick={() => void press(way)}
    >
      {ways[way].button}
    </button>
  );
  return (
    <div class="row ruling-tools">
      <CopyRuling text={props.text} />
      {button("save")}
      {button("copy")}
      {sharesFiles() && button("share")}
      {said.value !== null && <p class="minor wide-note">{said.value}</p>}
    </div>
  );
}
