// What games are made with and no start of a function reads; what stands in the kernel each start reads.

export { choiceFault, withCheckedOptions } from "./set-up-options.ts";
