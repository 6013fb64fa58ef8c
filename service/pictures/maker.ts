// What pictures are made with. It is imported only when the first one is asked for, and is a file of its own beside the
// bundles (lambdas/bundle.ts).
export { drawBoard, paintedIn } from "../../pictures/index.ts";
export { paint } from "./paint.ts";
