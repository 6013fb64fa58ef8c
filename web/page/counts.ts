/** So many of something: "1 chapter", "17 chapters". */
export const times = (count: number, singular: string, many: string): string =>
  `${count} ${count === 1 ? singular : many}`;
