import { sidesOf } from "../game/sides.ts";
import { capital } from "../page/names.ts";
import { aboutSide } from "./about-sides.ts";

/** What the sides are, for whoever chooses one. */
export const SidesInWords = ({ ruleset, chosen }: { readonly ruleset: string; readonly chosen: string }) => (
  <ul class="sides-in-words minor">
    {sidesOf(ruleset).map(({ id, name }) => (
      <li key={id} data-about-side={id} class={id === chosen ? "chosen" : undefined}>
        <strong>{capital(name)}.</strong> {aboutSide(ruleset, id)}
      </li>
    ))}
  </ul>
);
