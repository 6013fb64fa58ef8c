import type { NewsType } from "../schema/news-types.ts";
import type { NewsItem } from "../schema/streams.ts";
import type { NewsFrom } from "./streams.ts";

const eventOf = ({ id, ...news }: NewsItem): string =>
  `id: ${id}\nevent: ${news.kind}\ndata: ${JSON.stringify(news)}\n\n`;

/** News as server-sent events: first when to come again, and the place to come again with if nothing else is told. */
const asEvents = ({ from, news, again }: NewsFrom): string =>
  `retry: ${Math.max(again, 1) * 1000}\nid: ${from}\n\n${news.map(eventOf).join("")}`;

const asLines = ({ news }: NewsFrom): string => news.map((item) => `${JSON.stringify(item)}\n`).join("");

/** News as a text of a media type. */
export function writeNews(type: NewsType, told: NewsFrom): string {
  if (type === "text/event-stream") return asEvents(told);
  if (type === "application/x-ndjson") return asLines(told);
  const { from: _, ...answer } = told;
  return JSON.stringify(answer);
}

/** What is sent where nothing is told for a while, so that nobody on the way takes a connection for dead. */
export const heartbeatOf = (type: NewsType): string => (type === "text/event-stream" ? ":\n\n" : "\n");
