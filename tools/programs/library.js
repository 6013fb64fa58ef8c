import { play } from "./whole-games.js";

console.log(await play());
