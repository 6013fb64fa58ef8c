/** What was drawn, in which room. */
interface Drawn {
  readonly of: unknown;
  readonly room: string;
}

/** By so much a shape, width by height, has to be another one before a board is fitted to it anew. */
const TELLS = 0.01;
/** The same where another board has come into the same room: its labels alone may be laid otherwise. */
const TELLS_OF_ANOTHER = 0.03;

/**
 * To which shape (width by height) a board is fitted into its room, as its drawings tell. How a board is labelled hangs
 * on how large it is drawn, and so does its shape: the same board in the same room is fitted to flatter drawings of it
 * never, to taller ones alone, or it would go to and fro for ever between two that each ask for the other.
 */
export function fittingToDrawings(): (held: number, drawn: number, now: Drawn) => number {
  let last: Drawn | null = null;
  return (held, drawn, now) => {
    const isSameRoom = last !== null && last.room === now.room;
    const grows = !isSameRoom ? TELLS : last?.of === now.of ? Infinity : TELLS_OF_ANOTHER;
    last = now;
    return held - drawn > TELLS || drawn - held > grows ? drawn : held;
  };
}
