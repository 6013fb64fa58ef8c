import { asFault } from "../adjudication/questions.ts";
import { codeOf, Fault } from "../schema/faults.ts";
import type { GraphQLResolveInfo } from "graphql";
import type { MutationResolvers } from "./resolver-types.generated.ts";
import type { Arguments, Context, Resolve } from "./schema.ts";

/** What kept a field of a mutation from being done. */
interface Problem extends Pick<Fault, "message" | "presentVersion" | "retryAfter"> {
  readonly field: string;
  readonly code: string;
  readonly faults: Fault["defects"];
}

/** What went wrong in the mutation of a request so far, and what of it was told as data. */
interface Course {
  readonly met: Problem[];
  readonly told: Set<string>;
}

const courses = new WeakMap<Context, Course>();
function courseOf(context: Context): Course {
  const course = courses.get(context) ?? { met: [], told: new Set() };
  courses.set(context, course);
  return course;
}

/** Notes what kept a field of a mutation from being done, so that it can be told as data, too. */
export function noteProblem(context: Context, { path }: GraphQLResolveInfo, fault: Fault): void {
  const { message, kind, defects: faults, presentVersion, retryAfter } = fault;
  const field = String(path.key);
  courseOf(context).met.push({ field, code: codeOf[kind], message, faults, presentVersion, retryAfter });
}

/** A field of a mutation whose faults can be told as data, too. */
const noted =
  (resolve: Resolve): Resolve =>
  async (parent, args, context, info) => {
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      const fault = asFault(error);
      if (fault instanceof Fault) noteProblem(context, info, fault);
      throw error;
    }
  };

/** Mutations whose faults are noted, with the field that tells them. Fields of a mutation are answered one after the other. */
export const withProblems = (mutations: Readonly<Record<string, Resolve>>): Readonly<Record<string, Resolve>> => ({
  ...Object.fromEntries(Object.entries(mutations).map(([name, resolve]) => [name, noted(resolve)])),
  ...problems,
});

const problems = {
  problems(_parent: unknown, _args: Arguments, context: Context) {
    const { met, told } = courseOf(context);
    for (const { field } of met) told.add(field);
    return [...met];
  },
} satisfies MutationResolvers;

/** Whether an error at this place was told as data. */
export const isToldAsData = (context: Context, path: readonly (string | number)[] | undefined): boolean =>
  path?.length === 1 && courses.get(context)?.told.has(String(path[0])) === true;
