import { pictureApp, pictureMaker } from "../service/index.ts";
import { originOf } from "./address-of.ts";
import { limitedDeps } from "./deps.ts";
import { log } from "./environment.ts";
import { handled } from "./handled.ts";

const app = pictureApp({ ...limitedDeps(), originOf });

// loads the renderer and its letters in the init phase
const { drawBoard, paint } = await pictureMaker();
await paint(
  drawBoard({
    kind: "squares",
    width: 1,
    height: 1,
    squares: [],
    edges: [],
    areas: [],
    ways: [],
    pieces: [],
    marks: [],
  }),
  120,
);
await app.request("/");

/** The pictures of the REST API behind the HTTP API. */
export const handler = handled(app, log);
