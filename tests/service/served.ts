export { pages } from "../../service/local/pages.ts";
export { localServer } from "../../service/local/server.ts";
