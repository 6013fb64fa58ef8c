/** The media type of an answer that has only the parts that were wanted: it is JSON of a shape of its own. */
export const partsType = "application/vnd.umpire.parts+json";
