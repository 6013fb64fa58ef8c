import { presentRequest } from "./budget.ts";

/**
 * How much is held of what is kept beyond requests. When it is more than `most`, all is let go, but not while the request
 * goes on that made it more: what it worked out again it would pay for twice, and its work would hang on who asked before.
 * Outside of requests nobody pays, and all is let go at once.
 */
export class Holding {
  readonly #most: number;
  readonly #letGo: () => void;
  #held = 0;
  #request: number | null = null;

  constructor(most: number, letGo: () => void) {
    this.#most = most;
    this.#letGo = letGo;
  }

  /** To be called before something is looked for among what is held. */
  begin(): void {
    const request = presentRequest();
    if (request === this.#request) return;
    this.#request = request;
    if (this.#held > this.#most) this.#empty();
  }

  /** To be called before so much more is held. */
  take(more: number): void {
    if (this.#held + more > this.#most && presentRequest() === null) this.#empty();
    this.#held += more;
  }

  #empty(): void {
    this.#held = 0;
    this.#letGo();
  }
}

/**
 * Whether what was used before the latest may be let go, the latest taking its place: once in a request, so that nothing
 * that the request has paid for is among it, and each time outside of requests.
 */
export class Turns {
  #request: number | null = null;

  /** Notes that it is done now, if it may be. */
  taken(): boolean {
    const request = presentRequest();
    if (request !== null && request === this.#request) return false;
    this.#request = request;
    return true;
  }
}
