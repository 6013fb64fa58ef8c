import { App, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { bundle, functionNames } from "../lambdas/bundle.ts";
import { UmpireStack } from "./umpire-stack.ts";

for (const name of functionNames) await bundle(name);

const app = new App();
new UmpireStack(app, "Umpire");
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
