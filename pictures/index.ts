export { elevationPicture, elevationsOf } from "./elevation.ts";
export { drawBoard, type Picture, type PictureOptions } from "./picture.ts";
export { type Theme, themes } from "./theme.ts";
