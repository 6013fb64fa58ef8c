import * as z from "zod";

const squareName = z.string().regex(/^\d{1,2},\d{1,2}$/);
const facing = z.enum(["N", "E", "S", "W"]);
const doorId = z.string().regex(/^[A-Z][A-Z0-9]{0,5}$/);

/** The most rows of a stronghold, and squares of a row. */
export const MOST_SQUARES = 32;
export const MOST_DOORS = 40;

/**
 * A stronghold as data: its squares drawn by label ("#" rock, "." corridor, "E" entry zone, any other digit or capital
 * letter a room), the doors between squares of different labels, and where Commander and Intruders stand when nobody
 * chooses. Between different labels every edge without a door is a wall.
 */
export const planSchema = z.strictObject({
  rows: z
    .array(
      z
        .string()
        .max(MOST_SQUARES)
        .regex(/^[#.1-9A-Z]+$/),
    )
    .min(1)
    .max(MOST_SQUARES),
  doors: z
    .array(
      z.strictObject({
        id: doorId,
        /** "room": between a room and a corridor; "inner": between two rooms, never locked; "entrance": into the entry zone. */
        kind: z.enum(["room", "inner", "entrance"]),
        /** The square inside the room (the stronghold, for the entrance). */
        inside: squareName,
        outside: squareName,
        /** Whether a Sentry may be posted outside. hg.setup.no-sentry-interior-door */
        post: z.boolean(),
      }),
    )
    .max(MOST_DOORS),
  /** Posts in the order an automatic Defender takes them. */
  posts: z.array(doorId).max(40),
  commander: z.strictObject({ at: squareName, facing }).nullable(),
  starts: z.array(squareName).max(8),
});
export type PlanData = z.infer<typeof planSchema>;

type DoorData = PlanData["doors"][number];

const door = (id: string, inside: string, outside: string): DoorData => ({
  id,
  kind: "room",
  inside,
  outside,
  post: true,
});

const karstFort: PlanData = {
  rows: [
    "1111222233334444",
    "1111222233334444",
    "1111222233334444",
    "................",
    ".5555.6666.7777.",
    ".5555.6666.7777.",
    ".5555.6666.7777.",
    "................",
    "8888899999.TTTTT",
    "8888899999.TTTTT",
    "8888899999.TTTTT",
    "#########EEE####",
    "##########E#####",
  ],
  doors: [
    door("D1", "2,2", "2,3"),
    door("D2", "6,2", "6,3"),
    door("D3", "9,2", "9,3"),
    door("D4", "13,2", "13,3"),
    door("D5", "1,5", "0,5"),
    door("D6", "7,6", "7,7"),
    door("D7", "14,5", "15,5"),
    door("D8", "0,8", "0,7"),
    { id: "D89", kind: "inner", inside: "4,9", outside: "5,9", post: false },
    door("D10", "13,8", "13,7"),
    { id: "ENT", kind: "entrance", inside: "10,10", outside: "10,11", post: false },
  ],
  posts: ["D7", "D1", "D4", "D5", "D8", "D2", "D3", "D10", "D6"],
  commander: { at: "5,3", facing: "E" },
  starts: ["10,11", "9,11", "11,11"],
};

/** A second stronghold of our own: a keep around a ring of corridors, entered from the west. */
const saltTower: PlanData = {
  rows: [
    "##11112222333##",
    "##11112222333##",
    "##11112222333##",
    "##...........##",
    "##.4444.5555.66",
    "EE.4444.5555.66",
    "E#.4444.5555.66",
    "E#...........66",
    "##.7777.8888.##",
    "##.7777.8888.99",
    "##.7777.8888.99",
    "##...........99",
    "##.TTTTTTTTT.99",
    "##.TTTTTTTTT###",
  ],
  doors: [
    door("D1", "4,2", "4,3"),
    door("D2", "8,2", "8,3"),
    { id: "D23", kind: "inner", inside: "9,1", outside: "10,1", post: false },
    door("D4", "4,6", "4,7"),
    door("D5", "10,4", "10,3"),
    door("D6", "13,6", "12,6"),
    door("D7", "5,10", "5,11"),
    door("D8", "8,9", "7,9"),
    door("D9", "13,10", "12,10"),
    door("DT", "8,12", "8,11"),
    { id: "ENT", kind: "entrance", inside: "2,5", outside: "1,5", post: false },
  ],
  posts: ["D1", "D9", "D6", "DT", "D8", "D4", "D7", "D5", "D2"],
  commander: { at: "8,3", facing: "E" },
  starts: ["1,5", "0,5", "0,6"],
};

export const strongholdIds = ["karst-fort", "salt-tower"] as const;
export type StrongholdId = (typeof strongholdIds)[number];

export const strongholds: Readonly<Record<StrongholdId, PlanData>> = {
  "karst-fort": karstFort,
  "salt-tower": saltTower,
};

export const strongholdTitles: Readonly<Record<StrongholdId, string>> = {
  "karst-fort": "Karst Fort",
  "salt-tower": "Salt Tower",
};
