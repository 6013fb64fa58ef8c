declare module "autocannon" {
  interface Sent {
    readonly method?: "GET" | "POST";
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  }
  interface Options extends Sent {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    /** One that is made anew each time it is sent. */
    readonly requests?: readonly [Sent & { setupRequest(sent: Sent): Sent }];
  }
  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
