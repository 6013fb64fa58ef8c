import { useSignal } from "@preact/signals";
import { Copied } from "./copied.tsx";
import { QrCode } from "./qr-code.tsx";

interface HandedOnProps {
  /** What the link is, for people who hear the page. */
  readonly label: string;
  /** What stands above the link where it is shared. */
  readonly title: string;
  readonly link: string;
}

/** A link to be given to somebody: copied, shared by what the device has for that, or shown to a camera. */
export function HandedOn({ label, title, link }: HandedOnProps) {
  const isShown = useSignal(false);
  // nothing is lost when somebody changes his mind in the sheet of his device
  const share = (): Promise<void> => navigator.share({ title, url: link }).catch(() => undefined);
  return (
    <div class="handed-on">
      <div class="row">
        <Copied label={label} text={link} />
        {"share" in navigator && (
          <button type="button" data-share="" onClick={() => void share()}>
            Share …<span class="heard"> {label}</span>
          </button>
        )}
        <button
          type="button"
          class="quiet"
          data-qr=""
          aria-expanded={isShown.value}
          onClick={() => (isShown.value = !isShown.value)}
        >
          QR code<span class="heard"> of {label}</span>
        </button>
      </div>
      {isShown.value && <QrCode label={label} text={link} />}
    </div>
  );
}
