import { type Scenario, withPlaytests } from "../../kernel/index.ts";
import { causeway } from "./missions/causeway.ts";
import { chalkFarm } from "./missions/chalk-farm.ts";
import { hillHouse } from "./missions/hill-house.ts";
import { marketDay } from "./missions/market-day.ts";
import { nightFlak } from "./missions/night-flak.ts";
import { partisanNight } from "./missions/partisan-night.ts";
import { powderStore } from "./missions/powder-store.ts";
import { reedBank } from "./missions/reed-bank.ts";
import { ternRiver } from "./missions/tern-river.ts";
import { theLongMeadow } from "./missions/the-long-meadow.ts";
import { theLongHedge } from "./missions/the-long-hedge.ts";
import { theTannery } from "./missions/the-tannery.ts";
import { trials } from "./trials.ts";

/**
 * The missions, original to this project, as set-ups before the rules place sentries and patrols. rr.create.four-tiles,
 * rr.create.six-tiles, rr.create.eight-tiles
 */
export const scenarios: readonly Scenario[] = withPlaytests(
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
