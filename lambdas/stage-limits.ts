/** What a route takes of all callers together. The names are those that the stage of an HTTP API gives to its settings. */
export interface RouteLimit {
  /** Requests a second, on the average. */
  readonly ThrottlingRateLimit: number;
  /** Requests at once. */
  readonly ThrottlingBurstLimit: number;
}

const limit = (rate: number, burst: number): RouteLimit => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst });

/**
 * Far above what the web ACL leaves a single address (infra/guard.ts), so that a few addresses cannot shut out everybody:
 * what one may send is never a twentieth of these rates, and what one may send within a minute fits into the burst.
 */
const usual = limit(400, 800);
const pictures = limit(60, 160);
const costly = limit(40, 80);
const rare = limit(20, 40);

/** What a route takes that is not named here. */
export const defaultLimit = usual;

/** The routes of the API, and what each takes of all callers together. */
export const stageLimits = {
  "POST /v1/games": costly,
  "POST /v1/games/{id}/branch": costly,
  "GET /v1/games/{id}/record": costly,
  "POST /v1/records/{proxy+}": costly,
  "POST /v1/{proxy+}": usual,
  "GET /v1/{proxy+}": usual,
  "POST /v1/board.svg": pictures,
  "POST /v1/board.png": pictures,
  "GET /v1/games/{id}/board.svg": pictures,
  "GET /v1/games/{id}/board.png": pictures,
  "GET /v1/games/{id}/shared": pictures,
  "GET /v1/shared/{proxy+}": pictures,
  "ANY /v1/shared/{proxy+}": pictures,
  "ANY /v1/games/{id}/shared": pictures,
  "ANY /v1/board.svg": pictures,
  "ANY /v1/board.png": pictures,
  "ANY /v1/games/{id}/board.svg": pictures,
  "ANY /v1/games/{id}/board.png": pictures,
  "POST /graphql": usual,
  "GET /graphql": usual,
  "GET /healthz": rare,
  // HEAD, OPTIONS, and what is answered 405
  "ANY /v1/{proxy+}": usual,
  "ANY /graphql": usual,
} as const satisfies Readonly<Record<string, RouteLimit>>;

/** What every route takes while the brake is on: enough to see that the service stands, too little to cost anything. */
export const braked = limit(1, 1);
