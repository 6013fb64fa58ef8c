/** Whether tests that try much are to try all of it: `npm run soak -- --tests` says so. */
export const atLength: boolean = process.env["UMPIRE_SOAK"] === "tests";

/** How much a test tries: something that shows it works at each `npm test`, all of it in the soak. */
export const tries = (usually: number, inSoak: number): number => (atLength ? inSoak : usually);
