export { drawBoard, type Picture, type PictureOptions, type Theme, themes } from "../../pictures/index.ts";
