import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { bundle, functionNames } from "../lambdas/bundle.ts";
import { stackNameOf } from "./context.ts";
import { writeDocumentation } from "./documentation.ts";
import { UmpireStack } from "./umpire-stack.ts";

for (const name of functionNames) await bundle(name);
await writeDocumentation();

const app = new App();
const region: unknown = app.node.tryGetContext("region");
// the CDN takes its limits for single addresses from us-east-1 alone
new UmpireStack(app, stackNameOf(app), { env: { region: typeof region === "string" ? region : "us-east-1" } });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
