import { expect, test } from 'vitest';
import { breadcrumbLimits, emptyTrail, leaveCrumb, type Trail } from './breadcrumbs.ts';
import { plainPath } from './fingerprint.ts';
import { reportLimits, acceptReport } from './report-limit.ts';

const HOUR = 3_600_000;

test('[ERR-07] of what a console says in a second no more is kept than its rate', () => {
  const crumb = (kind: 'console' | 'press', at: number) => ({ at, kind, message: kind });
  let trail: Trail = emptyTrail;
  for (let at = 0; at < breadcrumbLimits.consolePerSecond; at += 1) trail = leaveCrumb(trail, crumb('console', at));
  expect(trail.crumbs.at(-1)?.at).toBe(breadcrumbLimits.consolePerSecond - 1);
  expect(leaveCrumb(trail, crumb('console', 999)).crumbs.at(-1)).toEqual(trail.crumbs.at(-1));
  expect(leaveCrumb(trail, crumb('press', 999)).crumbs.at(-1)).toEqual(crumb('press', 999));
  // The first of them is a second ago.
  expect(leaveCrumb(trail, crumb('console', 1000)).crumbs.at(-1)).toEqual(crumb('console', 1000));
});

test('[ERR-07] a part of a path that is longer than 24 letters names a thing and is not kept', () => {
  expect(plainPath(`/shop/${'a'.repeat(24)}/${'a'.repeat(25)}`)).toBe(`/shop/${'a'.repeat(24)}/:id`);
});

test('[ERR-07] a report that is an hour old counts no more', () => {
  const now = 10 * HOUR;
  const source = (at: number) => ({ takenAt: Array.from({ length: reportLimits.perHour }, () => at), blockedUntil: 0 });
  expect(acceptReport(source(now - HOUR), now).isTaken).toBe(true);
  expect(acceptReport(source(now - HOUR + 1), now).isTaken).toBe(false);
});
