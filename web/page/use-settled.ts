import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** A value that is typed: the first at once, any further one when nothing was typed for as long as `pause` says (ms). */
export function useSettled<T>(value: T, pause: number): T {
  const settled = useSignal(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      settled.value = value;
    }, pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled.value;
}
