/*
 * What the running test has brought about, step by step: what stood on the screen, what was sent, kept and said. Most of it no assertion
 * reads; its digest is compared with the recorded one, so that any change of it is one that somebody has looked at.
 */

let steps: string[] = [];
let isUntraced = false;

/** A step of the test. */
export const note = (step: string): void => void steps.push(step);

/** Nothing is traced of a test in which chance decides what comes first. */
export const leaveUntraced = (): void => void (isUntraced = true);

const RANDOM_ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Names what is made by chance in the order in which it comes; the number of an error's report is not told apart. */
function named(text: string): string {
  const names = new Map<string, string>();
  return text
    .replaceAll(RANDOM_ID, (id) => names.get(id) ?? names.set(id, `id-${names.size}`).get(id) ?? '')
    .replaceAll(/\breport [0-9a-f]{8}\b|%20[0-9a-f]{8}\b|(?<="number":")[0-9a-f]{8}(?=")/gi, 'report');
}

/** All steps since this was asked last; empty where the test brought about nothing that is traced. */
export function takeTrace(): string {
  const trace = isUntraced ? '' : named(steps.join('\n\n'));
  [steps, isUntraced] = [[], false];
  return trace;
}
