import { BudgetExceeded, type Game } from "../../../rules/kernel/index.ts";
import { rogueRegiment } from "../../../rules/rogue-regiment/index.ts";

export const HOSTILE = "hostile";

/** What a game does with the text of a board before it reads it, by the first word of that. */
export type Deeds = Readonly<Record<string, () => void>>;

/** A game that does something hostile with some texts. */
export const hostileGame = (deeds: Deeds): Game => ({
  ...rogueRegiment,
  id: HOSTILE,
  openText(board, settings, work) {
    deeds[board.split(/\s/)[0] ?? ""]?.();
    return rogueRegiment.openText(board, settings, work);
  },
});

/** What it does where it can be ended: it loops without end, it waits without end, it keeps all that it makes, in small pieces or in ever larger ones. */
export const unbounded: Deeds = {
  loop() {
    for (let n = 0; ; n++) if (n < 0) return;
  },
  hang() {
    const nothing = new Int32Array(new SharedArrayBuffer(4));
    while (Atomics.wait(nothing, 0, 0, 50) === "timed-out");
  },
  double() {
    for (let kept = [{}]; ; kept = [...kept, ...kept]);
  },
  allocate() {
    const kept: unknown[] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, (_, n) => ({ n })));
  },
};

const beyond = (): never => {
  throw new BudgetExceeded("This is more than is done here.");
};

/** What it does where it cannot be ended: it says that this is no place for it. */
export const bounded: Deeds = { loop: beyond, hang: beyond, allocate: beyond, double: beyond };
