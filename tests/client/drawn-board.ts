import { graphql } from "./client.ts";

/** All that a board says of what is drawn of it. */
export const drawnBoard = graphql(`
  fragment DrawnBoard on BoardModel @_unmask {
    kind
    width
    height
    squares {
      x
      y
      terrain
    }
    edges {
      x
      y
      side
      terrain
    }
    areas {
      id
      kind
      label
      group
      cells {
        x
        y
      }
      details
    }
    ways {
      between
      kind
    }
    pieces {
      id
      kind
      side
      x
      y
      area
      facing
      conditions
      details
    }
    marks {
      kind
      label
      squares {
        x
        y
      }
      area
      side
    }
  }
`);
