/** What each operation does beyond its summary, by its name. */
export const descriptions: Readonly<Record<string, string>> = {
  adjudicate:
    "Carries a move out on a position and tells everything that comes of it, with the rules. A refusal by the rules is an answer. Dice and cards are those that are sent, drawn by chance or a seed, or asked for.",
  legalActions:
    "Lists the kinds of action of every piece that may act now, each with its requirements and all legal actions. A piece or a name that is not there is refused.",
  requirements: "Examines one action, legal or not: every requirement with whether it holds, and the rules behind it.",
  sight: "Rules on one line of sight: each line with its fate, what blocks it, and the readings the ruling rests on.",
  fieldOfView: "Tells every place that a piece sees, fully and partly, and which pieces it sees.",
  odds: "Works out exactly how likely each result of an action is, up to the next decision of a person.",
  enemyPreview: "Tells what the side that nobody plays will do next, ranked by the criteria of the book.",
  policyMove:
    "Answers for whoever is asked, by what that seat may know: as the game's own policy plays, or with `strength` weaker or stronger. Send the action as it is; the seat and the piece that act stand beside it.",
  explore:
    "Tries many moves at one position or up to 64, each as if it were asked alone. What the work of a request does not suffice for is told by `next` and `left`.",
  analyse:
    "Plays games out from what can be answered, drops what does worse, and tells the lines that win most. It sees what the seat that is asked knows, never more. By `Accept: application/x-ndjson` or `text/event-stream` it is told as it deepens. One at a time for an address.",
  sample:
    "Draws what is hidden from a seat by a seed, so that the seat could not tell the position from the real one: bots look ahead from it.",
  board: "Gives a position back in each form it has: text board, drawing model, JSON, and what it waits for.",
  draft: "Reads a text that is still being written: what it draws so far, and what keeps it from being a position.",
  boardAsSvg: "Draws a position as an SVG that stands by itself: it loads nothing and has no scripts.",
  boardAsPng: "Draws a position as a PNG of at most 2880 pixels a side.",
  createGame:
    "Begins a game that is kept. The invitations to its seats are told this once; with the same key a retry tells them again.",
  previewGame:
    "Sets a new game up as createGame would and tells its seats, its text and what it waits for. Nothing is kept.",
  game: "Reads a stored game as the invitation, or everybody, may know it. The answer has an ETag.",
  gameAtVersion: "Reads a stored game as it stood at a version.",
  moves: "Lists the moves of a stored game in pages: `next` is the version to go on after.",
  act: "Carries a move out on a stored game for the seat of the invitation. If someone was faster, the answer is 409.",
  gameAsSvg: "Draws a stored game as an SVG, as the caller may know it.",
  gameAsPng: "Draws a stored game as a PNG, as the caller may know it.",
  gameLink: "A page for chats: a title and a picture of a public game, and the way to it for people.",
  positionLink: "A page for chats: a title and a picture of a position, and the way to it for people.",
  positionLinkAsPng: "The picture that such a page shows.",
  undo: "Goes back to an earlier version at once where nobody learned anything since; else it is a proposal that waits for the others.",
  endProposal: "Ends the proposal that waits: one's own is withdrawn, that of another refused.",
  claim:
    "Has a seat take pieces of its side as its own, or give them up: from then on it is asked for them. A piece that another seat has claimed is a conflict, and nothing is changed.",
  branch: "Begins a private game of its own from any version, with invitations of its own.",
  renewInvitation: "Replaces the invitation of a seat; the one before opens nothing any more.",
  closeGame: "Ends a game before its end. Only the game master may, or all players.",
  takeOverRules:
    "Brings a game that began under earlier rules under those of this server, after its record was played again.",
  sendNotices:
    "Has notices of one's own seat sent to an https address, signed with the key of the answer, or to browsers by push messages.",
  notices:
    "Tells whether notices of one's own seat go to an address and to how many browsers, and what became of the last tries: never an address, a key, or the body of an answer.",
  testNotice:
    "Sends a sample notice (`kind` is `test`) to the address of one's own seat at once, signed and checked as every other, and tells what came back. Every ten seconds at most; it is not tried again.",
  pushKey: "Tells the public key (VAPID) that a browser asks its push service with for messages of this server.",
  myGames: "Lists the games of up to 50 invitations in one request, those that wait for the caller first.",
  report:
    "Judges the decisions of a game that has ended: the chance before and after each, the best move, luck apart from skill. A request does a part; `next` leads to the rest.",
  reportOfRecord: "The same for the game that a record tells.",
  openStream:
    "Makes an address for the news of up to 50 seats. Nothing is kept of it: what it needs is sealed in it, and no invitation is.",
  stream:
    "Tells turns, moves, ends, proposals and replaced invitations since a place, as JSON, server-sent events or NDJSON, by Accept. What was told once is told nowhere behind its id again.",
  record: "The whole game as a text that anybody can play again; a long one comes in parts.",
  verifyRecord: "Plays a record again and tells, apart, whether its chain, its dice and its rules stand.",
  importRecord: "Begins a private game that goes on where a record stands.",
  rulesets: "Lists the games that are adjudicated, without loading their rules.",
  ruleset: "Tells of one game what can be chosen in it and how many rules it has.",
  rules: "Looks rules up by id, or searches them by words.",
  scenarios: "Lists the ready missions with what the form of a new game needs: seats, players, difficulties, choices.",
  notation: "Tells an editor that knows no game what can be written in a text board.",
  schemas: "JSON Schemas of the positions, actions and events of one game.",
};
