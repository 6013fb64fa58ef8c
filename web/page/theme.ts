import { computed, effect, signal } from "@preact/signals";

/** What a person wants: light, dark, or what the system says. */
export type Wish = "system" | "light" | "dark";

const key = "umpire-theme";
const dark = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(dark.matches);
dark.addEventListener("change", () => {
  systemIsDark.value = dark.matches;
});

const kept = localStorage.getItem(key);
export const wish = signal<Wish>(kept === "light" || kept === "dark" ? kept : "system");

/** The look that is in force; pictures are drawn in it. */
export const theme = computed<"light" | "dark">(() =>
  wish.value === "system" ? (systemIsDark.value ? "dark" : "light") : wish.value,
);

effect(() => {
  document.documentElement.dataset["theme"] = theme.value;
});

export function wishFor(next: Wish): void {
  wish.value = next;
  if (next === "system") localStorage.removeItem(key);
  else localStorage.setItem(key, next);
}
