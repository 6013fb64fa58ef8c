/** Copies a text where the browser lets it; answers whether it did. */
export async function clipped(text: string): Promise<boolean> {
  const done = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false, // some browsers ask first, and people may say no
  );
  return done === true;
}
