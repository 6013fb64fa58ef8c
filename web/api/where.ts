/** How a question names its position; an invitation opens what its seat may know. */
export interface Where {
  readonly in: Readonly<Record<string, unknown>>;
  readonly invitation?: string | undefined;
}
