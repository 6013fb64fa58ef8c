import { partInWords } from "../api/problem.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";

/** Empty modules around a code, as readers want them. */
const QUIET = 4;

/** The code of a text as a path of dark modules, and how many a side it has. */
async function codeOf(text: string): Promise<{ readonly size: number; readonly path: string }> {
  const { encode } = await import("uqr");
  const { size, data } = encode(text, { ecc: "M", border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size, path };
}

/** A text as a code that a telephone's camera reads; its library is fetched when the first one is shown. */
export function QrCode({ label, text }: { readonly label: string; readonly text: string }) {
  const code = useAnswer(() => codeOf(text), [text], partInWords);
  return (
    <Answered to={code} waiting="Drawing the code …">
      {({ size, path }) => (
        <svg class="qr-code" role="img" aria-label={`QR code: ${label}`} viewBox={`0 0 ${size} ${size}`}>
          <rect width={size} height={size} fill="#fff" />
          <path d={path} fill="#000" />
        </svg>
      )}
    </Answered>
  );
}
