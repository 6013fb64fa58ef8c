import { fromEnv } from "@aws-sdk/credential-provider-env";

// A function's credentials always come from its environment; the clients that would look elsewhere stay out of the
// bundle.

/** The credentials of the function's role. */
export const defaultProvider = (): ReturnType<typeof fromEnv> => fromEnv();
