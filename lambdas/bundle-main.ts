import { bundle, functionNames } from "./bundle.ts";

const kibibytes = (bytes: number): string => `${Math.round(bytes / 1024)} KiB`;

const asked = process.argv.slice(2);
for (const name of functionNames.filter((candidate) => asked.length === 0 || asked.includes(candidate))) {
  const { start, games } = await bundle(name, undefined, { inventoried: true });
  const more = Object.entries(games).map(([game, bytes]) => `${game} ${kibibytes(bytes)}`);
  console.log([`${name}: ${kibibytes(start)}`, ...more].join(", "));
}
