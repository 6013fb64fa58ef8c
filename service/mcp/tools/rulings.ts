import * as z from "zod";
import { idMeant, type Teller, verdictText } from "../../../pictures/index.ts";
import type { Odds, SightVerdict } from "../../../rules/kernel/index.ts";
import { moveInWords } from "../../adjudication/action-words.ts";
import { intentLine, requirementLines, ruleLines, sentence } from "../lines.ts";
import { actionAskedFor } from "../legal.ts";
import { intentBy, saidBy, sceneAt } from "../names.ts";
import { tool } from "../tool.ts";
import { action, answering, placeOf, rules, sentences, thing, where } from "../where.ts";

/** Why an action is possible or not. */
export const why = tool({
  name: "why",
  title: "Why an action is legal or not",
  description:
    "Tells whether somebody may do something: all that an action requires, whether each holds, and the texts of the rules.",
  input: z.strictObject({ ...where, ...action }),
  output: z.looseObject({ legal: z.boolean(), requirements: sentences, rules }),
  async answer({ action: given, index, ...at }, asking) {
    const meant = await actionAskedFor(at, { action: given, index }, asking);
    const place = await placeOf(at, asking);
    const answer = await asking.operations.requirements({ ...place, action: meant }, asking.callerOf(at.gameId));
    const scene = await sceneAt(place, asking, at.gameId);
    const { legal, requirements } = answer;
    const cites = new Set(
      requirements.flatMap((requirement) => (legal || !requirement.holds ? requirement.cites : [])),
    );
    const quoted = answer.rules.filter(({ id }) => cites.has(id));
    return {
      lines: [
        `${legal ? "It is legal" : "It is not legal"} (${moveInWords({ action: meant }, scene)}).`,
        ...requirementLines(requirements.map(saidBy(scene.teller))),
        ...ruleLines(quoted),
      ],
      data: { legal, requirements, rules: answer.rules },
    };
  },
});

/** A verdict of sight, with its reasons. */
export const verdictLines = (teller: Teller, verdict: SightVerdict): readonly string[] => [
  verdictText(teller, verdict),
  ...verdict.reasons.map(saidBy(teller)).map((reason) => `- ${sentence(reason)}`),
];

/** The chances of an action, one a line; that there are none where it can end in one way alone. */
export const chanceLines = (
  { facts, ways }: Pick<Odds, "facts" | "ways">,
  said: ReturnType<typeof saidBy>,
): readonly string[] =>
  facts.length > 0 || ways.some(({ decision }) => decision?.kind === "choose")
    ? facts.map(said).map(({ about, probability, text }) => `${(about * 100).toFixed(1)} % (${probability}): ${text}`)
    : ["No chance hangs on it: it ends in one way alone."];

/** Where an answer hangs on how the book is read. */
export const otherwiseLines = (
  otherwise: readonly { readonly interpretation: string; readonly reading: string; readonly text: string }[] = [],
): readonly string[] =>
  otherwise.map(
    ({ interpretation, reading, text }) =>
      `It would be otherwise where ${interpretation} is read "${reading}": ${text}`,
  );

/** Readings that were not tried for want of work: whoever reads the text alone must not take them for such as change nothing. */
const untriedLines = (
  untried: readonly { readonly interpretation: string; readonly reading: string }[] = [],
): readonly string[] =>
  untried.length === 0
    ? []
    : [
        `Not tried, as it would take too much: ${untried.map(({ interpretation, reading }) => `${interpretation} read "${reading}"`).join(", ")}. Ask again with them as \`readings\`.`,
      ];

/** Whether one sees the other. */
export const sight = tool({
  name: "sight",
  title: "Who sees whom",
  description:
    "Rules whether somebody sees somebody or a place, both ways round: each reason with its rule, and where it hangs on how the book is read.",
  input: z.strictObject({
    ...where,
    from: z.string().min(1).max(64).describe("A piece by its id or name, or a place, e.g. 3,4."),
    to: z.string().min(1).max(64).describe("A piece by its id or name, or a place."),
    facing: z.enum(["N", "E", "S", "W"]).optional().describe("Where somebody at a place looks."),
  }),
  output: z.looseObject({ seen: z.boolean(), ruling: thing, rules }),
  async answer({ from, to, facing, ...at }, asking) {
    const place = await placeOf(at, asking);
    const { board, teller } = await sceneAt(place, asking, at.gameId);
    const asked = { ...place, from: idMeant(board, from), to: idMeant(board, to), ...(facing && { facing }) };
    const { ruling, rules: quoted } = await asking.operations.sight(asked, asking.callerOf(at.gameId));
    const said = saidBy(teller);
    const onLines = ruling.lines.flatMap(({ hindrances }) => hindrances.map((one) => sentence(said(one))));
    return {
      lines: [
        ...verdictLines(teller, ruling),
        ...[...new Set(onLines)].map((line) => `- On the line: ${line}`),
        ...(ruling.back === null ? [] : ["The other way round:", ...verdictLines(teller, ruling.back)]),
        ...otherwiseLines(ruling.otherwise.map(said)),
        ...ruleLines(quoted),
      ],
      data: { seen: ruling.seen, ruling, rules: quoted },
    };
  },
});

/** The exact chances of an action. */
export const odds = tool({
  name: "odds",
  title: "Exact odds",
  description:
    "Tells the exact chance of all that an action can lead to, up to the next decision of a person, and where it hangs on how the book is read.",
  input: z.strictObject({ ...where, ...action, choose: answering.choose }),
  output: z.looseObject({ possible: z.boolean(), facts: z.array(thing), failing: sentences, rules }),
  async answer({ action: given, index, choose, ...at }, asking) {
    const meant = await actionAskedFor(at, { action: given, index }, asking);
    const place = await placeOf(at, asking);
    const asked = { ...place, action: meant, ...(choose !== undefined && { choose }) };
    const { odds: chances, rules: quoted } = await asking.operations.odds(asked, asking.callerOf(at.gameId));
    const possible = chances.failing.length === 0;
    const scene = await sceneAt(place, asking, at.gameId);
    const said = saidBy(scene.teller);
    const otherwise = otherwiseLines(chances.otherwise?.map(said));
    const what = moveInWords({ action: meant }, scene);
    return {
      lines: possible
        ? [
            `${what}:`,
            ...chanceLines(chances, said),
            ...otherwise,
            ...untriedLines(chances.untried),
            ...ruleLines(quoted),
          ]
        : [`It is not possible (${what}):`, ...requirementLines(chances.failing.map(said)), ...otherwise],
      data: {
        possible,
        facts: chances.facts,
        failing: chances.failing,
        interpretations: chances.interpretations,
        otherwise: chances.otherwise ?? [],
        untried: chances.untried ?? [],
        rules: quoted,
      },
    };
  },
});

/** What the enemy that nobody plays will do. */
export const enemyPreview = tool({
  name: "enemy_preview",
  title: "What the enemy will do",
  description:
    "Tells what the enemy that nobody plays will do next, and by which criteria; what hangs on a card or a choice is told with its condition.",
  input: z.strictObject(where),
  output: z.looseObject({ intents: sentences, rules }),
  async answer(at, asking) {
    const place = await placeOf(at, asking);
    const { intents, rules: quoted } = await asking.operations.enemyPreview(place, asking.callerOf(at.gameId));
    const { teller } = await sceneAt(place, asking, at.gameId);
    return {
      lines:
        intents.length === 0
          ? ["Nothing is certain here: no enemy acts by itself."]
          : [...intents.map((intent) => intentLine(intentBy(teller, intent))), ...ruleLines(quoted)],
      data: { intents, rules: quoted },
    };
  },
});
