/** What a route takes of all callers together. The names are those that the stage of an HTTP API gives to its settings. */
export interface RouteLimit {
  /** Requests a second, on the average. */
  readonly ThrottlingRateLimit: number;
  /** Requests at once. */
  readonly ThrottlingBurstLimit: number;
}

const limit = (rate: number, burst: number): RouteLimit => ({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst });

/** What the usual routes take of all callers together in a second, where nothing else is said. */
export const usualThrottle = 400;
/** The least by which no single address can take a route from all, and what a new account's own limit allows. */
export const leastThrottle = 300;
export const mostThrottle = 10_000;

/** The limits of a stage: of each route, and of what is not named among them. */
export interface StageLimits {
  readonly others: RouteLimit;
  readonly routes: Readonly<Record<string, RouteLimit>>;
}

/**
 * The routes of the API, and what each takes of all callers together, where the usual ones take so many requests a
 * second. Far above what the web ACL leaves a single address (infra/guard.ts), so that a few addresses cannot shut out
 * everybody: what one may send is never a twentieth of these rates, and what one may send within a minute fits into the
 * burst.
 */
export function limitsOf(
  throttle: number,
  { answersDiscord = false }: { readonly answersDiscord?: boolean } = {},
): StageLimits {
  const share = throttle / usualThrottle;
  const scaled = (rate: number, burst: number): RouteLimit =>
    limit(Math.round(rate * share), Math.round(burst * share));
  const usual = scaled(400, 800);
  const pictures = scaled(60, 160);
  const costly = scaled(40, 80);
  const rare = scaled(20, 40);
  return {
    others: usual,
    routes: {
      "POST /v1/games": costly,
      "POST /v1/games/{id}/branch": costly,
      "GET /v1/games/{id}/record": costly,
      "POST /v1/records/{proxy+}": costly,
      "POST /v1/analyse": costly,
      "ANY /v1/analyse": costly,
      "GET /v1/games/{id}/report": costly,
      "ANY /v1/games/{id}/report": costly,
      "POST /v1/records/report": costly,
      "ANY /v1/records/report": costly,
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
      "POST /mcp": usual,
      "ANY /mcp": usual,
      // everybody in Discord asks from a few addresses of its own
      ...(answersDiscord && { "GET /discord": usual, "POST /discord": usual, "ANY /discord": usual }),
      "GET /healthz": rare,
      // HEAD, OPTIONS, and what is answered 405
      "ANY /v1/{proxy+}": usual,
      "ANY /graphql": usual,
    },
  };
}

/** What every route takes while the brake is on: enough to see that the service stands, too little to cost anything. */
export const braked = limit(1, 1);
