import type { ComponentProps } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * A field that is read when it is left. What is being typed in it stays when the editor is drawn anew, e.g. as the board
 * comes back; what is changed elsewhere comes in.
 */
export function WrittenInput({ value, ...rest }: ComponentProps<"input"> & { readonly value: string }) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return <input {...rest} ref={field} defaultValue={value} />;
}
