import { linkTo, route } from "../page/route.ts";
import { type Wish, wish, wishFor } from "../page/theme.ts";
import { views } from "./views.ts";

const next: Readonly<Record<Wish, Wish>> = { system: "light", light: "dark", dark: "system" };
const looks: Readonly<Record<Wish, string>> = { system: "as the system", light: "light", dark: "dark" };
const glyphs: Readonly<Record<Wish, string>> = { system: "◐", light: "☀", dark: "☾" };

/** The name of the page, its views, and the switch between light and dark. */
export function Header() {
  const here = route.value.path[0] ?? "";
  return (
    <header class="header">
      <a class="name" href={linkTo([])}>
        Umpire
      </a>
      <nav aria-label="Views">
        {views.flatMap(({ name, title }) =>
          title === undefined
            ? []
            : [
                <a
                  key={name}
                  href={linkTo(name === "" ? [] : [name])}
                  aria-current={here === name ? "page" : undefined}
                >
                  {title}
                </a>,
              ],
        )}
      </nav>
      <button
        class="quiet look"
        type="button"
        aria-label={`Look: ${looks[wish.value]}. Change`}
        title={`Look: ${looks[wish.value]}`}
        onClick={() => wishFor(next[wish.value])}
      >
        <span aria-hidden="true">{glyphs[wish.value]}</span>
      </button>
    </header>
  );
}
