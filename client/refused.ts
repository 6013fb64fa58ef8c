import type { ApiTypes } from "./api-types.ts";

/** The rules refuse an action: nothing changed. `failing` tells every requirement that is not met, with its rules. */
export class Refused<G extends ApiTypes = ApiTypes> extends Error {
  /** The name of its class. */
  override readonly name = "Refused";
  /** Every requirement that is not met. */
  readonly failing: readonly G["Requirement"][];
  /** The texts of the rules that these cite. */
  readonly rules: readonly G["QuotedRule"][];

  constructor(failing: readonly G["Requirement"][], rules: readonly G["QuotedRule"][]) {
    super(failing.map(({ text }) => text).join(" "));
    this.failing = failing;
    this.rules = rules;
  }
}
