/** 1.96 squared: 95 %. */
const Z2 = 3.8416;

/** Between what a share lies with 95 %, of so many trials (Wilson's interval); of none, anywhere. */
export function intervalOf(share: number, trials: number): { readonly low: number; readonly high: number } {
  if (trials === 0) return { low: 0, high: 1 };
  const middle = share + Z2 / (2 * trials);
  const spread = Math.sqrt((Z2 * share * (1 - share)) / trials + (Z2 * Z2) / (4 * trials ** 2));
  const whole = 1 + Z2 / trials;
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}
