import { type Scenario, withPlaytests } from "../../../kernel/index.ts";
import { causeway } from "./causeway.ts";
import { chalkFarm } from "./chalk-farm.ts";
import { hillHouse } from "./hill-house.ts";
import { marketDay } from "./market-day.ts";
import { nightFlak } from "./night-flak.ts";
import { partisanNight } from "./partisan-night.ts";
import { powderStore } from "./powder-store.ts";
import { reedBank } from "./reed-bank.ts";
import { ternRiver } from "./tern-river.ts";
import { theLongMeadow } from "./the-long-meadow.ts";
import { theLongHedge } from "./the-long-hedge.ts";
import { theTannery } from "./the-tannery.ts";
import { trials } from "../trials.ts";

/**
 * The missions, original to this project, as set-ups before the rules place sentries and patrols. rr.create.four-tiles,
 * rr.create.six-tiles, rr.create.eight-tiles
 */
export const missions: readonly Scenario[] = withPlaytests(
  [
    chalkFarm,
    powderStore,
    theLongHedge,
    ternRiver,
    partisanNight,
    hillHouse,
    causeway,
    reedBank,
    theLongMeadow,
    marketDay,
    theTannery,
    nightFlak,
  ],
  trials,
);
