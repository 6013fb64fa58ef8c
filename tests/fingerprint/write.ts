import { parseArgs } from "node:util";
import type { Game } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { compared } from "./compared.ts";
import { keepFingerprint, keptFingerprint, settingsOf } from "./kept.ts";
import { plansOf } from "./plans.ts";
import { recordGame } from "./played.ts";

const usage = `npm run fingerprint -- [--game ID] [--check]

Plays the recorded games of each ruleset again and tells whether its rules do what they did. Where they do something
else its version has to be raised (rules/<game>/version.ts); then the games are recorded anew. See docs/versions.md.

--game    only this ruleset
--check   writes nothing`;

/** Compares and writes the fingerprint of one game. Returns whether it may stay so. */
function written(game: Game, writes: boolean): boolean {
  const say = (text: string): void => console.log(`${game.id} ${game.version}: ${text}`);
  const kept = keptFingerprint(game);
  const plans = plansOf(game);
  const isRaised = kept?.version !== game.version;
  const { differences, reworded } = compared(game, kept ?? { settings: settingsOf(game), games: [] });
  for (const difference of differences) console.log(`  ${difference}`);
  if (differences.length > 0 && !isRaised) {
    say(`it does other things under the same version. Raise it in rules/${game.id}/version.ts.`);
    return false;
  }
  const isSamePlan = JSON.stringify(kept?.games.map(({ plan }) => plan)) === JSON.stringify(plans);
  const isDue = isRaised || !isSamePlan || reworded > 0;
  if (isDue && writes)
    keepFingerprint(game, {
      version: game.version,
      settings: settingsOf(game),
      games: plans.map((plan) => recordGame(game, plan)),
    });
  const done = isDue ? (writes ? "written anew" : "is due to be written") : "as it is kept";
  const why = [
    ...(differences.length > 0 ? [`it differs in ${differences.length} ways`] : []),
    ...(reworded > 0 ? [`${reworded} games say the same in other words`] : []),
    ...(isSamePlan ? [] : ["other games are planned"]),
  ];
  say([done, ...why].join("; "));
  return writes || !isRaised;
}

/** Compares the fingerprints of the rulesets, and writes those that are due; 1 where a version has to be raised. */
function main(): number {
  const { values } = parseArgs({
    options: { game: { type: "string" }, check: { type: "boolean" }, help: { type: "boolean" } },
  });
  const asked = games.filter(({ id }) => values.game === undefined || id === values.game);
  if (values.help === true || asked.length === 0) {
    console.log(usage);
    return values.help === true ? 0 : 2;
  }
  return asked.map((game) => written(game, values.check !== true)).every(Boolean) ? 0 : 1;
}

process.exitCode = main();
