/**
 * The bare minimum to compare with: walks the squares of a centre-to-centre line with integers and stops at the first
 * blocked one. No edges, no corners, no windows, no cover.
 */
export function clear(blocked: Uint8Array, width: number, from: number, to: number): boolean {
  const dx = (to % width) - (from % width);
  const dy = Math.trunc(to / width) - Math.trunc(from / width);
  const a = Math.abs(dx);
  const b = Math.abs(dy);
  const stepX = Math.sign(dx);
  const stepY = Math.sign(dy) * width;
  let square = from;
  let across = b;
  let along = a;
  for (;;) {
    if (across < along) {
      square += stepX;
      across += 2 * b;
    } else if (along < across) {
      square += stepY;
      along += 2 * a;
    } else {
      square += stepX + stepY;
      across += 2 * b;
      along += 2 * a;
    }
    if (square === to) return true;
    if (blocked[square] === 1) return false;
  }
}
