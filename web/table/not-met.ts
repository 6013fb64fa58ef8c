import type { Form, Requirement } from "../api/answers.ts";

/** What is missing for a kind of action. */
export const unmet = (form: Form): readonly Requirement[] => form.requirements.filter(({ holds }) => !holds);
