export const UNSTEADY: string;
export const TRACED_ROOMS: readonly string[];
export function fileOf(key: string): string;
export function readKept(text: string): Map<string, string>;
export function readTraces(text: string): Map<string, { digest: string; trace: string }>;
export function recordOf(
  before: string,
  runs: ReadonlyMap<string, { digest: string; failed?: boolean }>[],
): { lines: string; changed: string[]; unsteady: string[] };
export function filesOfOtherTraces(failures: readonly string[]): string[];
export function seenTwice(
  failures: readonly string[],
  again: readonly string[],
): { failures: string[]; byChance: string[] };
