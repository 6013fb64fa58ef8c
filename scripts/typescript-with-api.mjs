// Loaded before openapi-typescript: it works by the API of TypeScript's compiler, which the compiler of this project no
// longer has.
import { registerHooks } from "node:module";

registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "typescript-5" : name, context),
});
