/** How many pairs of letters of a word stand in another. */
const alike = (word: string, other: string): number =>
  word.split("").filter((_, at) => other.toLowerCase().includes(word.slice(at, at + 2).toLowerCase())).length;

/**
 * Throws where a setting is given that there is not, with the nearest there is: it would be left out without a word.
 */
export function checkNames(settings: object, known: string): void {
  for (const name of Object.keys(settings)) {
    const names = known.split(" ");
    if (names.includes(name)) continue;
    const [nearest] = names.sort((one, other) => alike(name, other) - alike(name, one));
    throw new TypeError(`There is no setting "${name.slice(0, 60)}"; nearest: ${nearest}.`);
  }
}
