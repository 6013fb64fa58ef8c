// The GraphQL server can report usage to its vendor's service; ours never does (those plugins are switched off),
// and the message formats of such reports would be a sixth of the bundle.

/** A message that is never sent. */
class Unsent {
  readonly sent = false;
}

export { Unsent as Trace, Unsent as Report, Unsent as ReportHeader };
export const google = { protobuf: { Timestamp: Unsent } };
