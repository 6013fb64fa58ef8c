import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Empty modules around a code, as readers want them. */
const QUIET = 4;

/** A text as a code that a telephone's camera reads; its library is fetched when the first one is shown. */
export function QrCode({ label, text }: { readonly label: string; readonly text: string }) {
  const code = useSignal<{ readonly size: number; readonly path: string } | null>(null);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { encode } = await import("uqr");
      const { size, data } = encode(text, { ecc: "M", border: QUIET });
      const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
      code.value = { size, path };
    };
    void draw();
  }, [text]);
  if (code.value === null) return <p class="waiting">Drawing the code …</p>;
  const { size, path } = code.value;
  return (
    <svg class="qr-code" role="img" aria-label={`QR code: ${label}`} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
