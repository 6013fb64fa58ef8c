/** What one line has: an IPv4 address, also one inside an IPv6 one; of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inside !== undefined || !address.includes(":")) return inside ?? address;
  const [plain = ""] = address.split("%", 1);
  const [head = "", tail] = plain.toLowerCase().split("::");
  const groups = (part: string | undefined): readonly string[] =>
    part === undefined || part === "" ? [] : part.split(":");
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
