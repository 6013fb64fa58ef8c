import { playAs, strength, strengthOf, strengths } from "./strength.ts";

/** The choice of how well the computer plays. */
export const StrengthChoice = () => (
  <label class="field">
    <span>The computer plays</span>
    <select
      data-strength=""
      value={strength.value}
      onChange={({ currentTarget }) => playAs(strengthOf(currentTarget.value))}
    >
      {strengths.map(({ id, text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
);
