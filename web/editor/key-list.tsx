const keys: readonly (readonly [string, string])[] = [
  ["Arrow keys", "walk over the board"],
  ["Enter or Space", "use the tool on the place"],
  ["Shift and an arrow key", "draw the chosen side, or take it away"],
  ["The sign of a ground or side", "choose it; a ground is painted at once"],
  ["[ and ]", "turn what stands here to the left or right"],
  ["N (on a measured table)", "go to the next thing; plus and minus zoom, Shift and an arrow key walk a tenth"],
  ["Delete", "take away what stands here, then the ground"],
  ["Escape", "put the tool away"],
  ["Ctrl Z, Ctrl Y", "undo, redo (everywhere in the editor)"],
];

/** The keys of the editor. */
export function KeyList() {
  return (
    <details class="key-list">
      <summary>Keys on the board</summary>
      <dl>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
