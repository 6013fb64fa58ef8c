export { placeAt, readPlace } from "./place.ts";
export { createStreams, type NewsFrom, type StreamDeps, type Streams } from "./streams.ts";
export { heartbeatOf, writeNews } from "./written.ts";
