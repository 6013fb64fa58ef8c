// What lies on the table: the state, the terrain, positions, tokens of several squares, the deck; and what a procedure works with.

export {
  type Action,
  type ActionName,
  type ActionOf,
  actionNames,
  actionSchema,
  actionTitle,
  isJagerAction,
  type JagerAction,
  type OperatorAction,
} from "./action-schema.ts";
export {
  distanceBetween,
  distanceToOperator,
  barrelAt,
  corpseSquares,
  choose,
  closest,
  type Ctx,
  grid,
  isNamed,
  lineNeighbours,
  markerPlace,
  name,
  number,
  occupied,
  occupiedSquares,
  onBoard,
  operatorAt,
  operatorNamed,
  operatorsOnBoard,
  operatorSquares,
  type Place,
  type Placed,
  placeOf,
  distanceBetweenPlaces,
  players,
  recordNoEffect,
  reading,
  record,
  remark,
  type Rules,
  seatOf,
  spawnedName,
  stays,
  spottedOperators,
  squaresOf,
  standsAlone,
  terrain,
  distanceFromUnit,
  unitAt,
  unitNamed,
  unitPlace,
  unitsOnBoard,
  vehicleAt,
  vehicleNamed,
  vehicleSquares,
  type Req,
} from "./context.ts";
export { crews, dealt, ownerOf, ownerOfPiece, pieceOf } from "./owners.ts";
export { crewIds, isCrew, isWillys, PASSENGER_SEAT, targetName, withCrews } from "./crew.ts";
export { cardsLeft, drawCard, newDeck } from "./deck.ts";
export type { GameEnd, ModifierText, StayReason } from "./event-fragments.ts";
export type { AlertCause, KillManner, SpotCause } from "./event-words.ts";
export { describe, type EventOf, eventShapes, type RogueEvent } from "./events.ts";
export type { LoggedCandidate } from "./event-parts.ts";
export { type Jager, type Lock, newJager, without } from "./jager-state.ts";
export {
  ensnaredBy,
  hasItemsAtHand,
  holderOf,
  isDisguised,
  isInteracting,
  isRestricted,
  isUndercover,
  letGo,
  newOutfit,
  partnerOf,
  pronouns,
  weaponsAtHand,
} from "./nancy.ts";
export { operatorWith, plainOperator } from "./new-operator.ts";
export { cigaretteInPlay, grenadeOf, operatorRoll, ownStack, useItem } from "./rolls.ts";
export { roomsOf } from "./rooms.ts";
export {
  type AttackWeapon,
  type AxisUnit,
  type CarriedObject,
  copyState,
  type Dump,
  type Flames,
  type Laid,
  type Objective,
  type Operator,
  type OperatorVehicle,
  type Outfit,
  type PatrolLine,
  type Post,
  type Route,
  type SentryPoint,
  type SpawnTile,
  type State,
  stateSchema,
  type Template,
  type Token,
  type Typhoon,
  type UnitKind,
} from "./state.ts";
export { newUnit } from "./new-unit.ts";
export { hidesSomething, jagerSeat, sampleOf, viewOf } from "./view.ts";
export { plainState } from "./plain-state.ts";
export {
  boardRows,
  drawBoard,
  edge,
  edgeKey,
  edgeName,
  edgeNames,
  edgeSigns,
  ground,
  type Ground,
  groundNamed,
  groundSign,
  MOST_SQUARES_A_SIDE,
  readBoard,
  terrainIn,
  type Terrain,
  terrainOf,
  type Window,
  type WindowSquares,
} from "./terrain.ts";
export { linesFrom, type MapTile, tileBounds, tileCentre, tileNumber, tileOf, tileOnLine, tilesOf } from "./tiles.ts";
export { facingOfPlace, PLACE_MARGIN, placeFacings, placeNumbers, type PlaceNumbers } from "./vehicle-places.ts";
export {
  type AxisVehicle,
  bears,
  blockOf,
  extentOf,
  isVehicle,
  lengthOf,
  modelOf,
  placeByFront,
  rowOfToken,
  stepped,
  tokenSquares,
  type VehicleModel,
  type VehiclePlace,
  type VehicleStep,
  wholeOnBoard,
  computeStep,
} from "./vehicle-token.ts";
