import { signal } from "@preact/signals";

const said = signal("");

/** Says something to people who hear the page; what changed on screen is seen by the others. */
export function announce(text: string): void {
  // the same words again would not be a change, and stay unheard
  said.value = said.value === text ? `${text} ` : text;
}

export const Announcements = () => (
  <div class="heard" aria-live="polite" role="status">
    {said}
  </div>
);
