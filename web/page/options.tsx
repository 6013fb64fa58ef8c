import { pieceName, thePlace } from "./names.ts";

/** What can be chosen in a list: pieces by their names, then places. */
export const Options = ({
  pieces,
  places = [],
}: {
  readonly pieces: readonly string[];
  readonly places?: readonly string[];
}) => (
  <>
    {pieces.map((id) => (
      <option key={id} value={id}>
        {pieceName(id)}
      </option>
    ))}
    {places.map((name) => (
      <option key={name} value={name}>
        {thePlace(name)}
      </option>
    ))}
  </>
);
