import { assumed, given, inferred, type NumberRow } from "../../../../kernel/index.ts";

/** The numbers of Heavy Metal with where they come from. */
export const numbers = {
  "rr.number.armoured-car-length": assumed(3, [2, 6], "Length of the Armoured Car in squares."),
  "rr.number.armoured-car-health": given(5, [1, 20], "Health of an Armoured Car."),
  "rr.number.armoured-car-move": given(8, [0, 24], "Movement points of an Armoured Car."),
  "rr.number.armoured-car-dice": given(3, [0, 8], "Attack dice of the autocannon of an Armoured Car."),
  "rr.number.armoured-car-number": assumed(3, [1, 7], "Number the autocannon of an Armoured Car needs to hit."),
  "rr.number.armoured-car-short": given(4, [0, 24], "Short range of an Armoured Car in squares."),
  "rr.number.armoured-car-long": given(8, [0, 24], "Long range of an Armoured Car in squares."),
  "rr.number.heavy-armoured-car-length": assumed(3, [2, 6], "Length of the Heavy Armoured Car in squares."),
  "rr.number.heavy-armoured-car-health": given(6, [1, 20], "Health of a Heavy Armoured Car."),
  "rr.number.heavy-armoured-car-move": given(8, [0, 24], "Movement points of a Heavy Armoured Car."),
  "rr.number.heavy-armoured-car-dice": given(
    4,
    [0, 8],
    "Attack dice of the howitzer of a Heavy Armoured Car: the symbols of its row.",
  ),
  "rr.number.heavy-armoured-car-number": inferred(
    3,
    [1, 7],
    "Number the howitzer of a Heavy Armoured Car needs to hit, as a mortar.",
  ),
  "rr.number.troop-truck-length": assumed(4, [2, 6], "Length of the Troop Transport Truck in squares."),
  "rr.number.troop-truck-health": given(6, [1, 20], "Health of a Troop Transport Truck."),
  "rr.number.troop-truck-move": given(8, [0, 24], "Movement points of a Troop Transport Truck."),
  "rr.number.troop-truck-troops": given(8, [0, 8], "SMG Infantry in a Troop Transport Truck."),
} as const satisfies Record<string, NumberRow>;
