// An app on GraphQL: one document asks for a ruling, the rules behind it and a picture, and a page is made of the answer.
//   node examples/dispute.ts http://localhost:4000 > ruling.html
const [url = "http://localhost:4000"] = process.argv.slice(2);

const board = `board
+ + + + + + + +
 1 . . h J . .
+ + + + + + + +
1 = smg guard, facing E
J = operator jock, crouched`;

const document = `
  query Dispute($at: At!, $from: String!, $to: String!) {
    sight(at: $at, from: $from, to: $to) {
      ruling {
        seen
        reasons { text citations { id rule { text source } } }
        otherwise { text }
      }
    }
    picture(at: $at, sight: { from: $from, to: $to }) { svg description }
  }`;

/** What is read of the answer: a generator would make these types of schema.graphql. */
interface Answer {
  readonly data?: {
    readonly sight: { readonly ruling: Ruling } | null;
    readonly picture: { readonly svg: string; readonly description: string } | null;
  } | null;
  readonly errors?: readonly { readonly message: string }[];
}

interface Ruling {
  readonly seen: boolean;
  readonly reasons: readonly {
    readonly text: string;
    readonly citations: readonly {
      readonly id: string;
      readonly rule: { readonly text: string; readonly source: string | null } | null;
    }[];
  }[];
  readonly otherwise: readonly { readonly text: string }[];
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The ruling as a page: the verdict, each reason with its rules and pages, and what another reading would say. */
function pageOf(ruling: Ruling, svg: string): string {
  const reasons = ruling.reasons.map(({ text, citations }) => {
    const rules = citations.flatMap(({ rule }) =>
      rule === null ? [] : [`<li>${escaped(rule.text)} <i>${escaped(rule.source ?? "")}</i></li>`],
    );
    return `<p>${escaped(text)}</p><ul>${rules.join("")}</ul>`;
  });
  const others = ruling.otherwise.map(({ text }) => `<p><b>It depends:</b> ${escaped(text)}</p>`);
  const verdict = ruling.seen ? "The guard sees Jock." : "The guard does not see Jock.";
  return ["<!doctype html>", `<h1>${verdict}</h1>`, svg, ...reasons, ...others, ""].join("\n");
}

const response = await fetch(new URL("/graphql", url), {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    query: document,
    variables: { at: { ruleset: "rogue-regiment", board }, from: "guard", to: "jock" },
  }),
});
const { data, errors = [] }: Answer = JSON.parse(await response.text());
const { sight = null, picture = null } = data ?? {};
if (sight === null || picture === null) {
  for (const { message } of errors) console.error(message);
  process.exitCode = 1;
} else console.log(pageOf(sight.ruling, picture.svg));
