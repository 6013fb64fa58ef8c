import { asFault } from "../adjudication/questions.ts";
import { codeOf, Fault } from "../schema/faults.ts";
import type { Context, Resolvers } from "./schema.ts";

type Resolver = Resolvers[string][string];

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

/** A field of a mutation whose faults can be told as data, too. */
const noted =
  (resolve: Resolver): Resolver =>
  async (parent, args, context, info) => {
    try {
      return await resolve(parent, args, context, info);
    } catch (error) {
      const fault = asFault(error);
      if (fault instanceof Fault) {
        const { message, kind, defects: faults, presentVersion, retryAfter } = fault;
        const field = String(info.path.key);
        courseOf(context).met.push({ field, code: codeOf[kind], message, faults, presentVersion, retryAfter });
      }
      throw error;
    }
  };

/** Mutations whose faults are noted, with the field that tells them. Fields of a mutation are answered one after the other. */
export const withProblems = (mutations: Resolvers[string]): Resolvers[string] => ({
  ...Object.fromEntries(Object.entries(mutations).map(([name, resolve]) => [name, noted(resolve)])),
  problems(_parent, _args, context) {
    const { met, told } = courseOf(context);
    for (const { field } of met) told.add(field);
    return [...met];
  },
});

/** Whether an error at this place was told as data. */
export const isToldAsData = (context: Context, path: readonly (string | number)[] | undefined): boolean =>
  path?.length === 1 && courses.get(context)?.told.has(String(path[0])) === true;
