/** What a lone wolf has in place of the comrades of the regular number, 1 to 6 commandos; given. vs.wolf.table */
export const loneWolfTable: readonly {
  readonly commandos: number;
  readonly luck: number;
  readonly xp: number;
  readonly equipment: number;
}[] = [
  { commandos: 1, luck: 0, xp: 0, equipment: 0 },
  { commandos: 2, luck: 2, xp: 1, equipment: 1 },
  { commandos: 3, luck: 4, xp: 2, equipment: 1 },
  { commandos: 4, luck: 6, xp: 2, equipment: 2 },
  { commandos: 5, luck: 8, xp: 3, equipment: 2 },
  { commandos: 6, luck: 10, xp: 3, equipment: 3 },
];

/** The operations and levels for which the card Army of Two must be chosen; given. vs.wolf.army-of-two */
export const armyOfTwo: ReadonlySet<string> = new Set([
  "snowflake",
  "wipe",
  "flail",
  "victory",
  "knighthood",
  "steam",
  "atlanteia",
  "one-eyed-ghost",
  "underground-base",
  "forest-road",
  "eiffel-tower",
  "engineers-workshop",
  "hedgerow-hell",
]);
