/** The public key of an application of Discord in a setting; undefined where there is none. Throws where it is not a key. */
export function discordKeyFrom(setting: string | undefined): string | undefined {
  if (setting === undefined || setting === "") return undefined;
  if (!/^[0-9a-f]{64}$/i.test(setting))
    throw new Error("UMPIRE_DISCORD_KEY is the public key of an application of Discord: 64 digits from 0 to f.");
  return setting;
}
