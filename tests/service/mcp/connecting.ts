import { afterAll, beforeAll } from "vitest";
import { type Connected, connected } from "./connected.ts";
import { type Served, served } from "./served.ts";

/** The whole service, and a program for language models at it, for the tests of a file. */
export function connecting(): Served & { readonly model: Connected } {
  const whole = served();
  let model: Connected | undefined;
  const now = (): Connected => {
    if (model === undefined) throw new Error("Nothing is connected before the tests begin.");
    return model;
  };
  beforeAll(async () => {
    model = await connected(whole.app);
  });
  afterAll(async () => {
    await model?.client.close();
    await whole.embedded.close();
  });
  return {
    ...whole,
    model: {
      get client() {
        return now().client;
      },
      call: (...given) => now().call(...given),
    },
  };
}
