/** A share as people read it. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A change in points of a hundred, with its sign. */
export const points = (change: number): string => {
  const whole = Math.round(change * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : "0";
};
