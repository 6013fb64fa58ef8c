/** A point of a drawing. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** The question on the board: an arrow from who looks to what is looked at. `pixel` is one of the screen in the drawing. */
export function Arrow({ from, to, pixel }: { readonly from: Point; readonly to: Point; readonly pixel: number }) {
  const all = Math.hypot(to.x - from.x, to.y - from.y);
  if (all < pixel) return null;
  const [east, south] = [(to.x - from.x) / all, (to.y - from.y) / all];
  const free = Math.min(FREE * pixel, all / 4);
  return (
    <Drawn
      from={{ x: from.x + east * free, y: from.y + south * free }}
      to={{ x: to.x - east * free, y: to.y - south * free }}
      pixel={pixel}
    />
  );
}

/** What stays free of an arrow at its ends, where pieces stand, in pixels. */
const FREE = 20;

function Drawn({ from, to, pixel }: Parameters<typeof Arrow>[0]) {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [east, south] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [long, wide] = [Math.min(18 * pixel, far / 2), 8 * pixel];
  const neck = { x: to.x - east * long, y: to.y - south * long };
  return (
    <g class="mark-arrow" data-arrow="">
      <path d={`M${from.x} ${from.y}L${neck.x} ${neck.y}`} />
      <path
        class="head"
        d={`M${to.x} ${to.y}L${neck.x - south * wide} ${neck.y + east * wide}L${neck.x + south * wide} ${neck.y - east * wide}z`}
      />
    </g>
  );
}
