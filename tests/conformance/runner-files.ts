/** What the runner of cases is made of beside the rules: whoever makes a copy of them to run cases on copies these, too. */
export const runnerFiles: readonly string[] = [
  "package.json",
  "cli/conformance",
  "cli/failures.ts",
  "cli/files.ts",
  "service/storage/making-folders.ts",
  "tests/all-games.ts",
  "tests/conformance",
];
