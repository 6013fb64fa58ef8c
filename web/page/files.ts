/** Hands a file to the browser, which keeps it where it keeps what is fetched. */
export function handOver(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A title as the name of a file: words with hyphens between them. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-") ?? "board";

/**
 * Copies a picture that is still being painted, where the browser lets it: some ask for it in the moment of the press.
 * Answers whether it did.
 */
export async function clippedPicture(painting: Promise<Blob | null>): Promise<boolean> {
  if (typeof ClipboardItem === "undefined" || navigator.clipboard?.write === undefined) return false;
  const picture = painting.then((painted) => {
    if (painted === null) throw new Error("There is no picture.");
    return painted;
  });
  return navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]).then(
    () => true,
    () => false,
  );
}

/** Whether the device has a sheet that pictures can be shared by. */
export function sharesFiles(): boolean {
  if (typeof navigator.share !== "function" || typeof navigator.canShare !== "function") return false;
  return navigator.canShare({ files: [new File([], "board.png", { type: "image/png" })] });
}

/** Shares a file with words beside it by the sheet of the device; answers whether somebody did. */
export const sharedFile = (file: File, text: string): Promise<boolean> =>
  navigator.share({ files: [file], text }).then(
    () => true,
    () => false, // whoever closes the sheet has shared nothing
  );
