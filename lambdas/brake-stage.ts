import * as z from "zod";
import { braked, type RouteLimit, type StageLimits } from "./stage-limits.ts";

/** Limits of a stage: of routes that are named, and of all others. */
export interface StageSettings {
  readonly DefaultRouteSettings: RouteLimit;
  readonly RouteSettings: Readonly<Record<string, RouteLimit>>;
}

export interface BrakeDeps {
  /** What the stage has while nothing is braked. */
  readonly limits: StageLimits;
  /** Gives the stage of the API other limits. */
  readonly update: (settings: StageSettings) => Promise<void>;
  readonly log: (line: Readonly<Record<string, unknown>>) => void;
}

/** What the topic sends, and what an operator invokes the function with. */
const events = z.union([
  z.object({ Records: z.array(z.object({ Sns: z.object({ Subject: z.string().nullish() }) })).min(1) }),
  z.strictObject({ release: z.literal(true) }),
]);

const settingsOf = ({ others, routes }: StageLimits, limit: (usual: RouteLimit) => RouteLimit): StageSettings => ({
  DefaultRouteSettings: limit(others),
  RouteSettings: Object.fromEntries(Object.entries(routes).map(([route, usual]) => [route, limit(usual)])),
});

/**
 * The brake on spending. A message of its topic says that the month's ceiling is reached: every route of the API is
 * throttled to one request a second, until an operator invokes the function with `{"release": true}`, which gives the
 * usual limits back. Anything else it is invoked with throws an Error and changes nothing.
 */
export function brakeStage({ limits, update, log }: BrakeDeps): (event: unknown) => Promise<void> {
  return async (event) => {
    const { success, data } = events.safeParse(event);
    if (!success) throw new Error('The brake takes a message of its topic, or {"release": true}.');
    if ("release" in data) {
      await update(settingsOf(limits, (usual) => usual));
      log({ level: "info", event: "brake", state: "released" });
      return;
    }
    await update(settingsOf(limits, () => braked));
    log({ level: "error", event: "brake", state: "on", subject: data.Records[0]?.Sns.Subject ?? null });
  };
}
