/** The version of the APIs: what may change when stands in docs/versions.md. */
export const apiVersion = "0.2.0";
