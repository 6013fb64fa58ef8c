import { fetchedWhenShown } from "../page/fetched.tsx";
import type { AskedRulingProps } from "./asked-ruling.tsx";

/** What is best here, and how good what was played has been: fetched when somebody asks for it. */
export const AnalysisLazily = fetchedWhenShown(async () => (await import("./analysis-panel.tsx")).AnalysisPanel, {
  waiting: "Fetching the analysis …",
});

/** What may come of an action; how it is told is fetched with the first action that is aimed. */
export const ChancesLazily = fetchedWhenShown(async () => (await import("./chances.tsx")).Chances, {
  waiting: "Working out the odds …",
  // as the line that stands there while the odds are worked out
  class: "minor odds-line",
});

/** What each enemy would do: fetched when somebody asks for it. */
export const EnemyIntentsLazily = fetchedWhenShown(async () => (await import("./enemy-intents.tsx")).EnemyIntents, {
  waiting: "Working out what each enemy would do …",
});

/** Dice that are rolled at the table, and told: fetched where somebody does so. */
export const RolledLazily = fetchedWhenShown(async () => (await import("./by-hand.tsx")).Rolled, {
  waiting: "Fetching the dice …",
});

/** A card that is drawn at the table, and told: fetched where somebody does so. */
export const DrawnLazily = fetchedWhenShown(async () => (await import("./by-hand.tsx")).Drawn, {
  waiting: "Fetching the cards …",
});

/** How a game ended and what decided it: fetched when it is over. */
export const EndedLazily = fetchedWhenShown(async () => (await import("./ended.tsx")).Ended, {
  waiting: "Fetching the account of the game …",
});

/** The guide, fetched where somebody is taught; its room is kept meanwhile. */
export const GuideLazily = fetchedWhenShown(async () => (await import("./guide.tsx")).Guide, {
  waiting: "Fetching the guide …",
  class: "guide",
});

/** The pieces and the marks of a board, fetched when their tab is opened. */
export const PieceListLazily = fetchedWhenShown(async () => (await import("./piece-list.tsx")).PieceList, {
  waiting: "Fetching the pieces …",
});

/** What a piece cannot do now and why, fetched with the first piece that acts. */
export const NotNowLazily = fetchedWhenShown(async () => (await import("./not-now.tsx")).NotNow, {
  waiting: "Looking what is not possible …",
  class: "minor",
});

/** What the signs of a board mean, fetched when somebody asks. */
export const LegendLazily = fetchedWhenShown(async () => (await import("./legend.tsx")).Legend, {
  waiting: "Fetching the legend …",
});

/** The board in words, fetched when its tab is opened. */
export const BoardInWordsLazily = fetchedWhenShown(async () => (await import("../board/in-words.tsx")).BoardInWords, {
  waiting: "Fetching the board in words …",
});

/** What has happened so far, fetched when its tab is opened. */
export const StoryLazily = fetchedWhenShown(async () => (await import("./story.tsx")).Story, {
  waiting: "Fetching what happened …",
});

/** A plan of several actions is put together: fetched with the first that is asked for, as only one game has them. */
export const PlanChoiceLazily = fetchedWhenShown(async () => (await import("./plan-choice.tsx")).PlanChoice, {
  waiting: "Fetching the actions …",
});

/** The weapons of an attack are given out to several targets: fetched with the first attack that can be split. */
export const SplitFireLazily = fetchedWhenShown(async () => (await import("./split-fire.tsx")).SplitFire, {
  waiting: "Fetching the weapons …",
});

/** What may come of each part of an attack that is split. */
export const SplitOddsLazily = fetchedWhenShown(async () => (await import("./split-fire.tsx")).SplitOdds, {
  waiting: "Working out the odds …",
  class: "minor odds-line",
});

const RulingLazily = fetchedWhenShown(async () => (await import("./asked-ruling.tsx")).AskedRuling, {
  waiting: "Fetching the ruling …",
});

/** The ruling that a situation of the gallery asks for; fetched with the first of them. */
export const AskedRulingLazily = (props: AskedRulingProps) =>
  props.table.card.asked === undefined ? null : <RulingLazily {...props} />;

/** What has changed since a link was made, fetched where somebody came by one. */
export const SinceThenLazily = fetchedWhenShown(async () => (await import("./since-then.tsx")).SinceThen, {
  waiting: "Looking what has changed …",
  class: "minor",
});

/** The card of a piece that is looked at, fetched when one is pressed. */
export const PieceCardLazily = fetchedWhenShown(async () => (await import("./looked-at-card.tsx")).PieceCard, {
  waiting: "Fetching the card …",
  class: "minor",
});
