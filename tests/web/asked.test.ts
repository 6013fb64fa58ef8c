import { describe, expect, it } from "vitest";
import { decisiveEvent, insteadOf } from "../../web/game/asked.ts";

const event = (name: string, piece: string) => ({ event: name, details: { piece } });

describe("what is told where what people asked about does not come of a move", () => {
  const events = [event("moved", "jock"), event("advanced", "guard-1"), event("advanced", "guard-2")];

  it("is whose event comes first, where somebody else's does", () => {
    const asked = { event: "advanced", piece: "guard-2", isFirst: true } as const;
    expect(decisiveEvent(events, asked)).toBeUndefined();
    expect(insteadOf(events, asked)).toEqual(event("advanced", "guard-1"));
  });

  it("is what else happens to the piece", () => {
    expect(insteadOf(events, { event: "alerted", piece: "guard-1" })).toEqual(event("advanced", "guard-1"));
  });

  it("is nothing where nothing happens to it", () => {
    expect(insteadOf(events, { event: "alerted", piece: "guard-9" })).toBeUndefined();
    expect(insteadOf([], { event: "advanced", piece: "guard-1", isFirst: true })).toBeUndefined();
  });
});
