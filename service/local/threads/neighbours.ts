/** Milliseconds for which somebody who asked is there. */
const THERE = 1000;

/** Tells a network that asks whether another one has asked lately. */
export function createNeighbours(now: () => number): (network: string) => boolean {
  // the two that asked last are enough: one of them is another than whoever asks
  let [latest, other] = [
    { network: "", at: -Infinity },
    { network: "", at: -Infinity },
  ];
  return (network) => {
    if (latest.network !== network) other = latest;
    latest = { network, at: now() };
    // a clock that was set back makes nobody a neighbour until it is as late as it was
    return Math.abs(now() - other.at) < THERE;
  };
}
