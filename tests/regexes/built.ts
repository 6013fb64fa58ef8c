/**
 * The regular expressions that are built from text, by file: one for each place, as it comes out. Whoever builds another
 * one adds it here, so that it is checked like those that are written.
 */
export const builtRegexes: Readonly<Record<string, readonly string[]>> = {
  // the longest of the shapes that games declare
  "rules/kernel/shapes.ts": [
    "/^([A-Za-z][A-Za-z0-9-]*: [A-Za-z][A-Za-z0-9-]*(?: [A-Za-z][A-Za-z0-9-]*)*(?:; [A-Za-z][A-Za-z0-9-]*: [A-Za-z][A-Za-z0-9-]*(?: [A-Za-z][A-Za-z0-9-]*)*)*)$/",
  ],
  "rules/geometry/measured/written.ts": [
    String.raw`/^(\d{1,3}(?:\.\d{1,4})?),(\d{1,3}(?:\.\d{1,4})?)$/`,
    String.raw`/^\d{1,3}(?:\.\d{1,4})?$/`,
  ],
  "service/graphql/costly-fields.ts": [
    String.raw`/\b(?:createGame|branch|record|verifyRecord|importRecord|picture)\b/`,
  ],
  "pictures/written.ts": [String.raw`/(?<![\w-])(?:mg42|stg44|tnt)(?![\w-])/g`],
  "web/table/moment.ts": ["/^(?:actions? lefts? 3(?: of 9)?|3(?: of 9)? actions? lefts?)$/i"],
  "pictures/names.ts": [String.raw`/(?<![\w-])(?:guard-a12|guard-a1|jock|mac)(?![\w-])/g`],
};
