import { ApiGatewayV2Client, UpdateStageCommand } from "@aws-sdk/client-apigatewayv2";
import { brakeStage } from "./brake-stage.ts";
import { endpointFrom, log, setting } from "./environment.ts";
import { limitsOf } from "./stage-limits.ts";

const client = new ApiGatewayV2Client(endpointFrom("API_GATEWAY_ENDPOINT"));
const ApiId = setting("API_ID");

/** Throttles the API when the month's ceiling on spending is reached, and releases it when an operator says so. */
export const handler = brakeStage({
  limits: limitsOf(Number(setting("THROTTLE")), { answersDiscord: process.env["ANSWERS_DISCORD"] === "yes" }),
  update: async ({ DefaultRouteSettings, RouteSettings }) => {
    await client.send(
      new UpdateStageCommand({
        ApiId,
        StageName: "$default",
        DefaultRouteSettings,
        RouteSettings: { ...RouteSettings },
      }),
    );
  },
  log,
});
