import {
  heavyMetalInterpretations,
  jagerInterpretations,
  hotDogsInterpretations,
  kickstarterInterpretations,
  sharedInterpretations,
  theyWhoDareInterpretations,
} from "../expansions/index.ts";
import { distanceFieldOfViewLineOfSight } from "./distance-field-of-view-line-of-sight.ts";
import { movement } from "./movement.ts";
import { sightAndNoiseDuringActions } from "./sight-and-noise-during-actions.ts";
import { reactionAndMarkedAttacks } from "./reaction-and-marked-attacks.ts";
import { axisBehaviour } from "./axis-behaviour.ts";
import { alarmEndPhaseEventDeck } from "./alarm-end-phase-event-deck.ts";
import { equipmentObjectsVehiclesMissions } from "./equipment-objects-vehicles-missions.ts";

/** Every point the book leaves open, with the readings people defend. */
export const interpretations = {
  ...distanceFieldOfViewLineOfSight,
  ...movement,
  ...sightAndNoiseDuringActions,
  ...reactionAndMarkedAttacks,
  ...axisBehaviour,
  ...alarmEndPhaseEventDeck,
  ...equipmentObjectsVehiclesMissions,
  ...sharedInterpretations,
  ...heavyMetalInterpretations,
  ...jagerInterpretations,
  ...hotDogsInterpretations,
  ...kickstarterInterpretations,
  ...theyWhoDareInterpretations,
};

/** The id of an open point. */
export type InterpretationId = keyof typeof interpretations;
