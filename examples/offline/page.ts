// Makes the page answer as one types. Any bundler takes it: npx vite examples/offline
import { guardSeesJock } from "./ruling.ts";

const board = document.querySelector("textarea");
const ruling = document.querySelector("#ruling");
const picture = document.querySelector("#picture");

async function answer(): Promise<void> {
  const { text, svg } = await guardSeesJock(board?.value ?? "");
  if (ruling !== null) ruling.textContent = text;
  // a picture of our own making, in which every text is escaped
  if (picture !== null && svg !== null) picture.innerHTML = svg;
}

board?.addEventListener("input", () => void answer());
void answer();
