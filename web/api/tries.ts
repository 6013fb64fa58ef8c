/** Pauses between tries, in milliseconds. */
const pauses = [250, 1000, 3000];

/** The longest that one try may take, in milliseconds: the gateway of a server gives up before. */
const LONGEST_TRY = 35_000;

/** When no other try is begun, in milliseconds from the first: whoever waits is told then, and may try again. */
const PATIENCE = 25_000;

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Tries with pauses between them, each with the signal that ends it when it takes too long: never for ever. */
export async function* tries(): AsyncGenerator<AbortSignal, void, void> {
  const begun = performance.now();
  for (const pause of [...pauses, null]) {
    yield AbortSignal.timeout(LONGEST_TRY);
    if (pause === null || performance.now() - begun + pause > PATIENCE) return;
    await wait(pause);
  }
}
