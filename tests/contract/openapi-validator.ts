import { Validator } from "@seriousme/openapi-schema-validator";

/** What is wrong with a document by the OpenAPI specification; empty when it is valid. */
export async function openApiFaults(document: unknown): Promise<readonly unknown[]> {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
  return valid ? [] : [errors].flat();
}
