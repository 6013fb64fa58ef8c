import { citeIf } from "../../kernel/index.ts";
import type { Req } from "../table/context.ts";
import type { Citation } from "../book/citation.ts";
import { type TokenKind, tokenTitles } from "../book/tokens.ts";
import { printedWeapons } from "../table/commandos.ts";
import type { Commando } from "../table/state.ts";

export const kindsOf = (tokens: readonly { readonly kind: TokenKind }[]): readonly TokenKind[] => [
  ...new Set(tokens.map(({ kind }) => kind)),
];

export const takeFrom = (commando: Commando, kind: TokenKind): Commando["tokens"][number] | undefined => {
  const at = commando.tokens.findIndex((held) => held.kind === kind);
  return at < 0 ? undefined : commando.tokens.splice(at, 1)[0];
};

export const requireHeld = (req: Req, commando: Commando, kinds: readonly TokenKind[], cite: Citation): void => {
  const left = commando.tokens.map(({ kind }) => kind);
  for (const kind of kinds) {
    const at = left.indexOf(kind);
    const printed = printedWeapons(commando).some((weapon) => weapon === kind);
    req.need(at >= 0, {
      met: `${commando.id} has a token for it: ${tokenTitles[kind]}.`,
      unmet: printed
        ? `The ${tokenTitles[kind]} is printed on the card of ${commando.id}, which has no token of it.`
        : `${commando.id} has no ${kinds.filter((wanted) => wanted === kind).length > 1 ? "other " : ""}${tokenTitles[kind]}.`,
      cites: [cite, ...citeIf(printed, "vs.setup.opaque")],
    });
    if (at >= 0) left.splice(at, 1);
  }
};
