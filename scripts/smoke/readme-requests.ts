/** The situation that the README begins with, as its requests draw it. */
const board =
  "board\n+ + + + + + + +\n 1 . . h J . .\n+ + + + + + + +\n1 = smg guard, facing E\nJ = operator jock, crouched";

/** The bodies of the README's requests, by where they are sent. A test reads them out of the README itself. */
export const readmeRequests = {
  "/v1/sight": { ruleset: "rogue-regiment", from: "guard", to: "jock", board },
  "/v1/adjudicate": {
    ruleset: "rogue-regiment",
    board,
    action: { do: "pop-up-and-attack", operator: "jock", weapon: "pistol", target: "guard" },
    dice: [4],
  },
} as const;
