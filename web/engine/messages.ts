/** A request as the page puts it to the engine: as it would go to the server. */
export interface EngineRequest {
  readonly id: number;
  readonly method: "GET" | "POST";
  /** With its query, e.g. /v1/rulesets/rogue-regiment/rules?search=hedge. */
  readonly path: string;
  readonly body: unknown;
}

/** What the engine answers: the status and the JSON that the server would answer. */
export interface EngineAnswer {
  readonly id: number;
  readonly status: number;
  readonly body: unknown;
}
