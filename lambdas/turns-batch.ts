import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from "aws-lambda";
import { type Games, type Log, type Notices, PROPOSAL, SEATS } from "../service/index.ts";

/** What the function needs: the games, whose turns it tells, and the queue. */
export interface TurnsDeps {
  readonly games: Pick<Games, "settleTurn">;
  readonly notices: Notices;
  readonly log: Log;
}

/** Whether a change of the table is one to tell: a new move, other seats, or a wish of somebody's. */
const isNews = (key: string | undefined): boolean =>
  key?.startsWith("MOVE#") === true || key === SEATS || key === PROPOSAL;

/** The games that have something new in a batch, each with the sequence number of its first. */
function gamesIn({ Records }: DynamoDBStreamEvent): ReadonlyMap<string, string> {
  const games = new Map<string, string>();
  for (const { dynamodb } of Records) {
    const [, game] = /^GAME#([a-z0-9]{1,40})$/.exec(dynamodb?.Keys?.["pk"]?.S ?? "") ?? [];
    // an empty number fails the whole batch, which is right for a record that is none
    if (game !== undefined && isNews(dynamodb?.Keys?.["sk"]?.S) && !games.has(game))
      games.set(game, dynamodb?.SequenceNumber ?? "");
  }
  return games;
}

/**
 * Tells the turn, the replaced invitations and the wishes of each game of a batch of the table's stream once. A batch is taken up
 * again at the first change of a game that failed: telling twice does no harm.
 */
export function turnsBatch({
  games,
  notices,
  log,
}: TurnsDeps): (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse> {
  return async (event) => {
    const failures = await Promise.all(
      [...gamesIn(event)].map(async ([game, itemIdentifier]) => {
        try {
          await games.settleTurn(game, notices.send);
          return [];
        } catch (error) {
          log({
            level: "error",
            event: "turn",
            game,
            message: "the turn cannot be told",
            error: error instanceof Error ? error.name : "unknown",
          });
          return [{ itemIdentifier }];
        }
      }),
    );
    return { batchItemFailures: failures.flat() };
  };
}
