/** A setting of the environment; undefined where it is not set, or blank, as compose files leave what nobody set. */
export function settingOf(name: string): string | undefined {
  const given = process.env[name];
  return given === "" ? undefined : given;
}

/** The folder of the games, or "memory". */
export const dataFolder = (): string => settingOf("UMPIRE_DATA") ?? ".umpire";

/** A setting that is a whole number within bounds, written in digits. Throws when it is none. */
export function countFrom(
  name: string,
  usual: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const given = settingOf(name) ?? String(usual);
  const count = /^\d{1,9}$/.test(given) ? Number(given) : NaN;
  if (!(count >= least && count <= most))
    throw new Error(`${name} is a whole number from ${least} to ${most}, not "${given.slice(0, 20)}".`);
  return count;
}
