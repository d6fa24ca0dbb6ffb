import { expect, test } from 'vitest';
import { contract } from './modules.ts';

/** The statuses of each problem that some call of the contract may answer. */
function statusesIn(part: object, byName = new Map<string, Set<number>>()): Map<string, Set<number>> {
  if ('~orpc' in part) {
    const { errorMap } = part['~orpc'] as { errorMap: Record<string, { status: number }> };
    for (const [code, { status }] of Object.entries(errorMap))
      byName.set(code, (byName.get(code) ?? new Set()).add(status));
    return byName;
  }
  for (const each of Object.values(part) as object[]) statusesIn(each, byName);
  return byName;
}
const statuses = statusesIn(contract);
const ofCodes = (pattern: RegExp): [code: string, ...statuses: number[]][] =>
  [...statuses].filter(([code]) => pattern.test(code)).map(([code, each]) => [code, ...each]);

test('[RUN-06] in every module problems of one kind have one status', () => {
  expect(statuses.size).toBeGreaterThan(200);
  for (const [pattern, status] of [
    [/not-found$|\/no-such-(?!listing)|\/not-there$|-not-there$/, 404],
    [/\/limit-|too-many-(requests|letters|withdrawals)$/, 429],
    [/\/already-|too-many-(?!requests|letters|withdrawals)|undo-over$|\/changed-|not-allowed$/, 409],
    [/\/(content|id)-|unknown-(picture|category|line)$|-missing$|-mismatch$|reason-required$/, 400],
    [/^messages\/(closed|no-answer|blocked)$|^office\/(own-account|administrator|not-suspended|not-banned)$/, 409],
    [/^messages\/(does-not-take|not-part|unauthorized)$|\/own-(shop|review)$/, 403],
  ] as const)
    for (const [code, ...each] of ofCodes(pattern)) {
      // A telephone that signs nobody in is a sign-in that failed.
      const expected = code === 'accounts/phone-not-found' || code === 'accounts/user-not-found' ? 401 : status;
      expect([code, ...each]).toEqual([code, expected]);
    }
});
