/** The media types that news are told in; the first where none of the others is asked for. */
export const newsTypes = ["application/json", "text/event-stream", "application/x-ndjson"] as const;
export type NewsType = (typeof newsTypes)[number];
