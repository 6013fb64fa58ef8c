import { measured } from "../../geometry/index.ts";
import { askQuestion, isAnswer, type QuestionRule } from "../table/pending.ts";
import { requireAnswer } from "./asking.ts";
import { battlefieldOf, centreOf, inches, placeOf, written } from "../table/battlefield.ts";
import { gapToMarker, isWithin } from "../table/measuring.ts";
import type { Place } from "../book/schemas.ts";
import { type Ctx, number, record, type Rules } from "../table/context.ts";
import { gridOf, ringAt } from "./standing-room.ts";

/** Open ground: in no terrain but a hill. zh.terrain.open */
const isOpen = (ctx: Ctx, at: Place): boolean =>
  battlefieldOf(ctx.state).terrain.every(
    ({ category, corners }) => category === "hill" || !measured.isOver(corners, at),
  );

/** Where the MMG of a Gun Nest may stand. Rule 6.8: zh.weapon.static, zh.weapon.mmg */
export const nestRule: QuestionRule = {
  requires(ctx, req, action) {
    const says = { met: "The Gun Nest is placed now.", unmet: "What is asked now is where the Gun Nest is placed." };
    if (!requireAnswer(req, action, "put", says, "zh.weapon.static")) return;
    const at = placeOf(action.at);
    if (
      !req.found(at, {
        met: "A place is chosen.",
        unmet: "Choose a place for the Gun Nest.",
        cites: ["zh.weapon.static"],
      })
    )
      return;
    const far = measured.squaredDistance(at, centreOf(ctx.state));
    req.need(far <= inches(number(ctx, "zh.number.nest-centre")) ** 2, {
      met: "It stands within 8″ of the centre.",
      unmet: "It would stand more than 8″ from the centre.",
      cites: ["zh.weapon.static"],
    });
    req.need(isOpen(ctx, at), {
      met: "It stands on open ground.",
      unmet: "It would not stand on open ground.",
      cites: ["zh.weapon.static", "zh.terrain.open"],
    });
    const close = number(ctx, "zh.number.nest-objective");
    req.need(
      ctx.state.objectives.every((objective) => !isWithin(ctx, gapToMarker(ctx, at, objective.at), close)),
      {
        met: "It does not stand within 2″ of an objective.",
        unmet: "It would stand within 2″ of an objective.",
        cites: ["zh.weapon.static"],
      },
    );
  },
  candidates(ctx) {
    const put = (at: Place) => ({ do: "put" as const, at: written(at) });
    const usual = [inches(4), inches(6.5)].flatMap((far) => ringAt(centreOf(ctx.state), far)).map(put);
    return usual.some((action) => isAnswer(ctx, nestRule, action)) ? usual : gridOf(ctx, inches(1)).map(put);
  },
};

/** In missions 2 and 4 the defender may have a Gun Nest, if both agree. zh.weapon.mmg, zh.weapon.static */
export function* placeNest(ctx: Ctx): Rules {
  const { state } = ctx;
  if (state.options.gunNest && state.nest === null && (state.mission === "m2" || state.mission === "m4")) {
    const action = yield* askQuestion(ctx, { id: "zh.decide.deploy", text: "Where does the MMG stand?" }, nestRule, {
      kind: "nest-place",
      side: "defender",
    });
    const at = action.do === "put" ? placeOf(action.at) : null;
    if (at !== null) {
      const outwards = measured.directionTo(centreOf(state), at);
      state.nest = { id: "nest", at, facing: outwards === null ? 0 : measured.degreesOf(outwards) };
      record(ctx, {
        event: "placed",
        piece: "nest",
        at: written(at),
        facing: state.nest.facing,
        cites: ["zh.weapon.mmg", "zh.weapon.static"],
      });
    }
  }
  state.setUp = "entry";
}
