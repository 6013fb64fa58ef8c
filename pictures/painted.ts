/** How long the outlines of a path are, and how large what they surround, in units of the picture. */
interface Outlined {
  readonly length: number;
  readonly area: number;
}

/** What a picture is painted with: all of its paths one over the other, and so many letters. */
export interface Painted extends Outlined {
  readonly letters: number;
}

/** How many numbers follow a letter of a path, the last two or the last one of which say where it leads. */
const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, a: 7, c: 6, s: 4, q: 4, t: 2, z: 0 };

/** The outlines of one path: arcs and curves count as the straight way to their ends. */
function outlinedBy(path: string): Outlined {
  const words = path.match(/[a-z]|-?[\d.]+/gi) ?? [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [length, area, all] = [0, 0, 0];
  let letter = "";
  let at = 0;
  const to = (nextX: number, nextY: number): void => {
    length += Math.hypot(nextX - x, nextY - y);
    area += x * nextY - y * nextX;
    [x, y] = [nextX, nextY];
  };
  // what is filled is closed, whether its line is or not
  const close = (): void => {
    all += Math.abs((area + x * startY - y * startX) / 2);
    area = 0;
  };
  while (at < words.length) {
    const word = words[at] ?? "";
    const isLetter = Object.hasOwn(numbersOf, word.toLowerCase());
    if (isLetter) {
      letter = word;
      at++;
    }
    const kind = letter.toLowerCase();
    const count = numbersOf[kind] ?? 0;
    const numbers = words.slice(at, at + count).map(Number);
    at += count;
    if (!isLetter && count === 0) at++;
    const [from, below] = letter === kind ? [x, y] : [0, 0];
    const last = numbers.at(-1) ?? 0;
    if (kind === "m") {
      close();
      [x, y] = [from + (numbers[0] ?? 0), below + last];
      [startX, startY] = [x, y];
    } else if (kind === "z") to(startX, startY);
    else if (kind === "h") to(from + last, y);
    else if (kind === "v") to(x, below + last);
    else if (count > 0) to(from + (numbers.at(-2) ?? 0), below + last);
  }
  close();
  return { length, area: all };
}

/** What a picture is painted with, as its text says. */
export function paintedIn(svg: string): Painted {
  let [length, area] = [0, 0];
  for (const [, path = ""] of svg.matchAll(/ d="([^"]*)"/g)) {
    const outline = outlinedBy(path);
    length += outline.length;
    area += outline.area;
  }
  let letters = 0;
  for (const [, words = ""] of svg.matchAll(/<text[^<>]*>([^<]*)/g)) letters += words.length;
  return { length, area, letters };
}
