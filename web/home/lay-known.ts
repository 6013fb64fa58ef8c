import { layDispute, type RulingAt } from "../game/disputed.ts";
import type { Dispute } from "./gallery/dispute.ts";

/** What the tables of the gallery are called after. */
export const ofGallery = "dispute-";

/** Lays out a situation of the gallery, once: whoever comes again finds it as it was left. */
export const layKnown = ({ id, ruleset, title, question, board, asked, about }: Dispute): Promise<RulingAt> =>
  layDispute(
    title,
    { ruleset, board },
    { words: question, asked, ...(about !== undefined && { about }) },
    ofGallery + id,
  );
