import type { BoardModel } from "../rules/kernel/index.ts";
import type { Frame } from "./frame.ts";
import type { Crowd } from "./places.ts";
import type { Teller } from "./names.ts";
import type { Palette } from "./theme.ts";

/** Everything the parts of a picture are drawn with. */
export interface Sheet {
  readonly frame: Frame;
  readonly palette: Palette;
  readonly prefix: string;
  readonly model: BoardModel;
  readonly crowd: Crowd;
  readonly labels: ReadonlyMap<string, string>;
  /** Says what the rules say by the names that people have for it. */
  readonly tell: Teller;
}
