import { afterAll, beforeAll } from "vitest";
import { unlikeTheDocument } from "./documented-answers.ts";
import { type Service, startService } from "./table.ts";

/** A service for the tests of a file or of a group of them: it is there before the first, and gone after the last. */
export function serving(...given: Parameters<typeof startService>): Service {
  let service: Service | undefined;
  const started = (): Service => {
    if (service === undefined) throw new Error("The service is not there before the tests begin.");
    return service;
  };
  beforeAll(async () => {
    service = await startService(...given);
  });
  afterAll(() => service?.embedded.close());
  return {
    get app() {
      return started().app;
    },
    get embedded() {
      return started().embedded;
    },
    get logged() {
      return started().logged;
    },
    post: (...asked) => started().post(...asked),
    get: (...asked) => started().get(...asked),
  };
}

/** The same, with what tells how its answers are unlike what its OpenAPI document says of them. */
export function servingByTheDocument(): {
  readonly service: Service;
  readonly unlikeSchema: ReturnType<typeof unlikeTheDocument>;
} {
  const service = serving();
  let unlike: ReturnType<typeof unlikeTheDocument> | undefined;
  beforeAll(async () => {
    unlike = unlikeTheDocument((await service.get("/v1/openapi.json")).json);
  });
  return {
    service,
    unlikeSchema: (path, answer) => unlike?.(path, answer) ?? ["The document was not read."],
  };
}
