/**
 * The version of these rules: what they do, not how they say it. It is raised here with every change of what they do;
 * docs/versions.md says by how much, and what is written anew then.
 */
export const version = "0.2.27";
