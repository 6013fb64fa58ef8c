export {
  actionInWords,
  type Called,
  calledOn,
  countedInWords,
  type Deed,
  doneInWords,
  formHeading,
  heading,
  isPoint,
  plainWord,
  seatsInWords,
  valueInWords,
  whenInWords,
} from "./action-words.ts";
export { elevationPicture, elevationsOf, elevationTold } from "./elevation.ts";
export {
  entranceIn,
  facesIn,
  measuredTable,
  namedOnce,
  placeOnTable,
  placesToldIn,
  sideInWords,
  windOf,
} from "./at-table-words.ts";
export {
  capital,
  idMeant,
  inSentence,
  type Known,
  knownBy,
  nameFromId,
  namesOn,
  placesIn,
  plain,
  readable,
  type Teller,
  tellerOf,
  withNamesIn,
} from "./names.ts";
export { type LegendPart, legendParts } from "./legend-parts.ts";
export { labelsOfPieces } from "./labels.ts";
export { paintedIn } from "./painted.ts";
export { drawBoard, type Picture, type PictureOptions } from "./picture.ts";
export { signsOf } from "./sight.ts";
export { verdictText } from "./telling.ts";
export { type Theme, themes } from "./theme.ts";
export { asWritten } from "./written.ts";
