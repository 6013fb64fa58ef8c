import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { noticeSchema } from "../../../service/index.ts";
import { harmless, messageOf } from "../../../service/notices/message.ts";
import { told } from "./receiver.ts";

const bodySchema = z.strictObject({
  content: z.string(),
  allowed_mentions: z.strictObject({ parse: z.tuple([]) }),
  flags: z.literal(4),
  notice: noticeSchema,
});
const bodyOf = (changes: Parameters<typeof told>[0] = {}): z.infer<typeof bodySchema> =>
  bodySchema.parse(JSON.parse(messageOf(told(changes))));

describe("the body that is sent", () => {
  test("is a Discord message that mentions nobody, with the notice beside it", () => {
    const { content, notice } = bodyOf({ link: "https://umpire.example/games/k3v9" });
    expect(content).toBe(
      "**Your turn: Chalk Farm** (player-1) – Choose where patrol B starts.\nVersion 12, since 2026-11-20 18:00 UTC. Until 2026-11-22 18:00 UTC.\n<https://umpire.example/games/k3v9>",
    );
    expect(notice).toEqual(told({ link: "https://umpire.example/games/k3v9" }));
    expect(notice.id).toBe("k3v9/12/player-1/turn");
  });

  test("calls whoever is told by name, where there is one, and tells nobody who else was asked", () => {
    const names = [
      { seat: "player-1", name: "Anna" },
      { seat: "player-3", name: "Chloé" },
    ];
    const body = JSON.parse(messageOf(told({ names, alike: ["player-1", "player-2", "player-3"] }), ["player-2"]));
    expect(body).toMatchObject({
      notice: { seats: ["player-1", "player-2"], names: [{ seat: "player-1", name: "Anna" }] },
    });
    expect(body.content).toContain("**Your turn: Chalk Farm** (Anna, player-2) – ");
    expect(JSON.stringify(body)).not.toContain("player-3");
  });

  test.each([
    ["@everyone <@123> <@&4> <#5>", "@\u200beveryone \\<@\u200b123\\> \\<@\u200b&4\\> \\<\\#5\\>"],
    [
      "**bold** __under__ ~~gone~~ ||spoiler||",
      "\\*\\*bold\\*\\* \\_\\_under\\_\\_ \\~\\~gone\\~\\~ \\|\\|spoiler\\|\\|",
    ],
    ["[free](https://evil.example)", "\\[free\\](https\\://evil.example)"],
    ["`code` ```block```", "\\`code\\` \\`\\`\\`block\\`\\`\\`"],
    ["a\n# heading\r\n> quote", "a \\# heading \\> quote"],
    ["a\u2028b\u2029c\u0000d\u001b[31m", "a b c d \\[31m"],
    ["\u202Egnp.exe\u2066\u200b\ufeff", "gnp.exe"],
    ["ends with \\", "ends with \\\\"],
    ["lone \ud800 half", "lone half"],
    ["Straße – 3 ≥ 2 🎲", "Straße – 3 ≥ 2 🎲"],
  ])("shows the title %j as plain words", (title, shown) => {
    expect(bodyOf({ title }).content).toContain(`**Your turn: ${shown}** (`);
  });

  test("keeps within 2000 characters, cut between characters", () => {
    for (const text of ["x".repeat(4000), "*".repeat(4000), "🎲".repeat(2000), "@".repeat(4000)]) {
      const { content } = bodyOf({
        title: "@".repeat(200),
        seat: "_".repeat(64),
        text,
        link: `https://umpire.example/${"a".repeat(470)}`,
      });
      expect(content.length).toBeLessThanOrEqual(2000);
      expect(content.isWellFormed()).toBe(true);
      expect(content).toMatch(/…\nVersion 12/);
    }
  });

  test("leaves no character of markup without its backslash, whatever the text", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(..."\\*_~`|<>#[]:@ a1.-\n\r\u0000\u001b\u200b\u202e\u2028\ud800\udfffß🎲"),
          maxLength: 100,
        }),
        fc.integer({ min: 1, max: 150 }),
        (text, most) => {
          const shown = harmless(text, most);
          expect(shown.length).toBeLessThanOrEqual(most);
          // without the escaped pairs and the broken mentions nothing is left that means something
          expect(shown.replace(/\\[\\*_~`|<>#[\]:]/g, "").replaceAll("@\u200b", "")).not.toMatch(
            /[\\*_~`|<>#[\]:@\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u,
          );
        },
      ),
    );
  });
});
