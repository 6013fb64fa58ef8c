/** The places that an option stands for: itself, or those of a route, "12,14 13,13 14,12", in their order. */
export const placesOfOption = (id: string): readonly string[] => id.split(" ");

/** Where an option leads: the end of its route, else what it names. */
export const endOfOption = (id: string): string => placesOfOption(id).at(-1) ?? id;

/**
 * The options that a press means: the one that is named there or leads there alone, the only one that passes there, or
 * all that lead there.
 */
export function optionsAt(ids: readonly string[], place: string | null, pieces: readonly string[]): readonly string[] {
  const named = ids.find((id) => id === place || pieces.includes(id));
  if (named !== undefined) return [named];
  if (place === null) return [];
  const leading = ids.filter((id) => endOfOption(id) === place);
  return leading.length > 0 ? leading : ids.filter((id) => placesOfOption(id).includes(place));
}
