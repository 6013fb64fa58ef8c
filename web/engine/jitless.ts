import * as z from "zod";

/**
 * Loaded before everything else: the content security policy of the page lets no text be run as code, so that zod must
 * not even try.
 */
export const settled = z.config({ jitless: true });
