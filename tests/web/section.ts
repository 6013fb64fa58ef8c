/** The middle of a battle of Dust Tactics, with a section of the south. */
export const section = `umpire dust-tactics
scenario salt-road
battlefield salt-road
turn 3 of 6
first south
next south
unit s1 h.line south at 70,80, whole
`;
