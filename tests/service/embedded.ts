export { type EmbeddedStore, openEmbeddedStore } from "../../service/local/embedded-store.ts";
