import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/**
 * Holds answers of POST against the schemas that an OpenAPI document has for them, those of the games' own actions,
 * events and positions among them: what is wrong by path, nothing where the answer is what the document says.
 */
export function unlikeTheDocument(document: unknown): (path: string, answer: unknown) => readonly unknown[] {
  // marks of the document that say nothing of a shape: discriminators, examples, names of our own; and what is referred
  // to is not written out where it is, for that makes functions that take gigabytes to compile
  const ajv = new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } });
  ajv.addSchema(JSON.parse(JSON.stringify(document)), "openapi");
  const known = new Map<string, ValidateFunction>();
  return (path, answer) => {
    const pointer = path.replaceAll("~", "~0").replaceAll("/", "~1");
    const schema = `openapi#/paths/${pointer}/post/responses/200/content/application~1json/schema`;
    const validate = known.get(path) ?? ajv.compile({ $ref: schema });
    known.set(path, validate);
    return validate(answer) ? [] : [validate.errors];
  };
}
