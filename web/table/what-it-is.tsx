import type { Quoted } from "../api/answers.ts";
import { told } from "../page/names.ts";
import { RuleLink } from "../rules/cited.tsx";

/** What a kind of action is, in a sentence of its rule, with the page. */
export function WhatItIs({ ruleset, rule }: { readonly ruleset: string; readonly rule: Quoted | null }) {
  return rule === null ? null : (
    <p class="minor what-it-is" data-what-it-is={rule.id}>
      {told(rule.text)} <RuleLink ruleset={ruleset} id={rule.id} label={`§ ${rule.source ?? rule.id}`} />
    </p>
  );
}
