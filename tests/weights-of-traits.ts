/** What is wrong with the weights of the traits of a position: each has one, and none makes something good bad. */
export function faultsOfWeights(
  traits: readonly { readonly name: string }[],
  weights: Readonly<Record<string, { readonly by: readonly number[] }>>,
): readonly string[] {
  const names = traits.map(({ name }) => name);
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${name} is the name of two traits`),
    ...Object.entries(weights).flatMap(([side, { by }]) => [
      ...(by.length === traits.length ? [] : [`${side} has ${by.length} weights for ${traits.length} traits`]),
      ...by.filter((weight) => !(weight >= 0)).map((weight) => `${side} has the weight ${weight}`),
    ]),
  ];
}
