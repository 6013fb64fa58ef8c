export { type EmbeddedStore, openEmbeddedStore } from "../../service/storage/embedded-store.ts";
