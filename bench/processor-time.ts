import { readFileSync } from "node:fs";

/** What a clock tick of Linux is, in microseconds. */
const TICK = 10_000;

/** User and system time in a line of Linux about a process or a thread, in microseconds. */
function timeIn(file: string): number {
  const [, behindName = ""] = readFileSync(file, "utf8").split(") ");
  const fields = behindName.split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** The processor time that a process and its first thread have taken so far, in microseconds. Throws elsewhere than on Linux. */
export const processorTime = (pid: number): { readonly whole: number; readonly mainThread: number } => ({
  whole: timeIn(`/proc/${pid}/stat`),
  mainThread: timeIn(`/proc/${pid}/task/${pid}/stat`),
});

/** The processor time that this process has taken so far, in milliseconds. */
export function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
