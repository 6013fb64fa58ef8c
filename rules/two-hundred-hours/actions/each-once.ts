/** Answers worth naming, each once: places round several things may be the same. */
export const eachOnce = <A extends object>(answers: readonly A[]): readonly A[] => [
  ...new Map(answers.map((answer) => [JSON.stringify(answer), answer])).values(),
];
