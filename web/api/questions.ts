import type {
  Action,
  AdjudicateAnswer,
  BoardAnswer,
  DraftAnswer,
  EnemyAnswer,
  FieldAnswer,
  LegalActionsAnswer,
  NotationAnswer,
  OddsAnswer,
  PolicyMoveAnswer,
  RequirementsAnswer,
  RulesAnswer,
  RulesetsAnswer,
  ScenariosAnswer,
  SightAnswer,
} from "./answers.ts";
import type { Move, UnfairStrength } from "./move.ts";
import { get, post } from "./request.ts";
import type { Where } from "./where.ts";

const put = <T>(path: string, where: Where, rest: Readonly<Record<string, unknown>> = {}): Promise<T> =>
  post<T>(`/v1/${path}`, { ...where.in, ...rest }, where.invitation);

export const board = (where: Where): Promise<BoardAnswer> => put("board", where);
export const legalActions = (where: Where): Promise<LegalActionsAnswer> => put("legal-actions", where);
export const requirements = (where: Where, action: Action): Promise<RequirementsAnswer> =>
  put("requirements", where, { action });
/** The odds of an action; decisions on its way may be answered. */
export const odds = (where: Where, action: Action, choose: readonly string[] = []): Promise<OddsAnswer> =>
  put("odds", where, { action, otherwise: false, ...(choose.length > 0 && { choose }) });
export const sight = (where: Where, from: string, to: string): Promise<SightAnswer> =>
  put("sight", where, { from, to });
export const fieldOfView = (where: Where, piece: string): Promise<FieldAnswer> =>
  put("field-of-view", where, { piece });
/** What the game answers for whoever is asked, as well as is wished; by the same seed the same. */
export const policyMove = (
  where: Where,
  how: { readonly strength?: UnfairStrength; readonly seed?: number } = {},
): Promise<PolicyMoveAnswer> => put("policy-move", where, how);
export const enemyPreview = (where: Where): Promise<EnemyAnswer> => put("enemy-preview", where);

export const rulesets = (): Promise<RulesetsAnswer> => get("/v1/rulesets");
export const scenarios = (ruleset: string): Promise<ScenariosAnswer> =>
  get(`/v1/rulesets/${encodeURIComponent(ruleset)}/scenarios`);
export const rules = (ruleset: string, query: Readonly<Record<string, string>>): Promise<RulesAnswer> =>
  get(`/v1/rulesets/${encodeURIComponent(ruleset)}/rules?${new URLSearchParams(query).toString()}`);
export const notation = (ruleset: string): Promise<NotationAnswer> =>
  get(`/v1/rulesets/${encodeURIComponent(ruleset)}/notation`);
/** What a text says that need not be a position yet. */
export const draft = (ruleset: string, text: string, settings: unknown): Promise<DraftAnswer> =>
  post("/v1/draft", { ruleset, board: text, ...(settings !== undefined && { settings }) });
/** What becomes of a position when the server rolls and draws what is needed. */
export const adjudicate = (where: Where, move: Pick<Move, "action" | "choose">): Promise<AdjudicateAnswer> =>
  put("adjudicate", where, { ...move, random: true });
