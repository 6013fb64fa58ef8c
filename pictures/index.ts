export { elevationPicture, elevationsOf } from "./elevation.ts";
export { paintedIn } from "./painted.ts";
export { drawBoard, type Picture, type PictureOptions } from "./picture.ts";
export { signsOf } from "./sight.ts";
export { type Theme, themes } from "./theme.ts";
