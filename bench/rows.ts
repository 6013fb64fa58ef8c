import { perSecond, type Rates, type Row, rounded } from "./measure.ts";

/** What was measured under a name; 0 for nothing. */
export const rate = (rates: Rates, name: string): number => rates.get(name) ?? 0;

/** A figure of ours alone, with the least it should be. */
export const absolute = (rates: Rates, what: string, target: number | null): Row => ({
  what,
  figure: perSecond(rate(rates, what)),
  peer: "",
  peerFigure: "",
  ratio: null,
  target: target === null ? "" : `at least ${rounded(target)}/s`,
  met: target === null ? null : rate(rates, what) >= target,
});

/** A figure of ours beside that of a peer, with the least share of it that ours should be. */
export function beside(rates: Rates, ours: string, peer: string, target: number | null): Row {
  const ratio = rate(rates, ours) / rate(rates, peer);
  return {
    what: ours,
    figure: perSecond(rate(rates, ours)),
    peer,
    peerFigure: perSecond(rate(rates, peer)),
    ratio,
    target: target === null ? "" : `at least ${target}×`,
    met: target === null ? null : ratio >= target,
  };
}
