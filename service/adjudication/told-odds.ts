import type { Odds } from "../../rules/kernel/index.ts";

/** Odds as they are told: what they rest on is quoted beside them. */
export type ToldOdds = Omit<Odds, "cites" | "otherwise" | "untried"> & Partial<Pick<Odds, "otherwise" | "untried">>;

/** Odds as they are told; what takes work to tell is told when it is read. */
export const toldOdds = (odds: Odds): ToldOdds => {
  const { facts, ways, failing, interpretations } = odds;
  return {
    facts,
    ways,
    failing,
    interpretations,
    get otherwise() {
      return odds.otherwise;
    },
    get untried() {
      return odds.untried;
    },
  };
};

/** The same without what other readings would make of them. */
export const withoutOtherReadings = ({ facts, ways, failing, interpretations }: ToldOdds): ToldOdds => ({
  facts,
  ways,
  failing,
  interpretations,
});
