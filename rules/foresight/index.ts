// What games are made foreseeing with: moves tried out, positions judged.
export { foresightBy } from "./foreseen.ts";
export { oneOfEach, shareOf, spreadOut, type Trait, valuedBy, type Weights } from "./valuing.ts";
