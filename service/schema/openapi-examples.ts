import type { createDocument } from "zod-openapi";

type Document = ReturnType<typeof createDocument>;

/** A request of an operation with its answer. */
export interface Example {
  /** What stands in the path and the query, by name. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly status: number;
  /** Left out where the answer is not text. */
  readonly answer?: unknown;
}

/** Examples by the names of their operations. */
export type Examples = Readonly<Record<string, Example>>;

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);

/** Contents by their media types, the first with an example: others are of another shape. */
function contentsWith(contents: unknown, example: unknown): unknown {
  if (!isPart(contents)) return contents;
  const shown = (content: unknown): unknown => (isPart(content) ? { ...content, example } : content);
  return Object.fromEntries(
    Object.entries(contents).map(([type, content], at) => [type, at === 0 ? shown(content) : content]),
  );
}

function parameterWith(parameter: unknown, { parameters = {} }: Example): unknown {
  if (!isPart(parameter)) return parameter;
  const { name, schema } = parameter;
  const example = typeof name === "string" ? parameters[name] : undefined;
  if (example === undefined) return parameter;
  const isNumber = isPart(schema) && schema["type"] === "integer";
  return { ...parameter, example: isNumber ? Number(example) : example };
}

function operationWith(operation: Part, example: Example): Part {
  const { requestBody, responses, parameters } = operation;
  const status = String(example.status);
  const response = isPart(responses) ? responses[status] : undefined;
  return {
    ...operation,
    ...(Array.isArray(parameters) && { parameters: parameters.map((parameter) => parameterWith(parameter, example)) }),
    ...(isPart(requestBody) &&
      example.request !== undefined && {
        requestBody: { ...requestBody, content: contentsWith(requestBody["content"], example.request) },
      }),
    ...(isPart(responses) &&
      isPart(response) &&
      example.answer !== undefined && {
        responses: {
          ...responses,
          [status]: { ...response, content: contentsWith(response["content"], example.answer) },
        },
      }),
  };
}

/** The document with an example of each operation that has one. */
export function withExamples(document: Document, examples: Examples): Document {
  const paths = Object.entries(document.paths ?? {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => {
        const example = isPart(operation) ? examples[String(operation["operationId"])] : undefined;
        return [method, isPart(operation) && example !== undefined ? operationWith(operation, example) : operation];
      }),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}
