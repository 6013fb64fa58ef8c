import type { RuleRow } from "../../../kernel/index.ts";

/** They Who Dare, its people: Nancy in disguise, the garrotte, the rat bomb, support units of the SAS. */
export const rules = {} as const satisfies Record<string, RuleRow>;
