import {
  heavyMetalInterpretations,
  jagerInterpretations,
  hotDogsInterpretations,
  kickstarterInterpretations,
  sharedInterpretations,
  theyWhoDareInterpretations,
} from "../expansions/index.ts";
import { distanceFieldOfViewLineOfSightPoints } from "./distance-field-of-view-line-of-sight.ts";
import { movementPoints } from "./movement.ts";
import { sightAndNoiseDuringActionsPoints } from "./sight-and-noise-during-actions.ts";
import { reactionAndMarkedAttacksPoints } from "./reaction-and-marked-attacks.ts";
import { axisBehaviourPoints } from "./axis-behaviour.ts";
import { alarmEndPhaseEventDeckPoints } from "./alarm-end-phase-event-deck.ts";
import { equipmentObjectsVehiclesMissionsPoints } from "./equipment-objects-vehicles-missions.ts";

/** Every point the book leaves open, with the readings people defend. */
export const interpretations = {
  ...distanceFieldOfViewLineOfSightPoints,
  ...movementPoints,
  ...sightAndNoiseDuringActionsPoints,
  ...reactionAndMarkedAttacksPoints,
  ...axisBehaviourPoints,
  ...alarmEndPhaseEventDeckPoints,
  ...equipmentObjectsVehiclesMissionsPoints,
  ...sharedInterpretations,
  ...heavyMetalInterpretations,
  ...jagerInterpretations,
  ...hotDogsInterpretations,
  ...kickstarterInterpretations,
  ...theyWhoDareInterpretations,
};

/** The id of an open point. */
export type InterpretationId = keyof typeof interpretations;
