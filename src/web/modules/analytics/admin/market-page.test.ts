import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, knowSettings, shown } from '#test/support/markup/markup.ts';
import { ReportView } from './report-view.tsx';
import type { CallOutput } from '#web/platform/calls.ts';
import { CohortsView } from './cohorts-view.tsx';

beforeEach(() => {
  forgetAnswers();
  knowSettings();
});
const report = (changes: object = {}) => ({
  from: '2026-11-01',
  to: '2026-11-28',
  figures: ['revenueCents' as const, 'orders' as const],
  rows: [
    { key: 'DE', name: '', values: [1250, 2] },
    { key: 'PT', name: '', values: [400, 1] },
  ],
  isWhole: true,
  ...changes,
});
const drawn = (of: object): string =>
  shown(ReportView, { dimension: 'country', caption: 'Countries', report: report(of) }).join('\n');

test('[OFFICE-04, UX-92] a report is a chart and a table with the same numbers', () => {
  expect(drawn({}).match(/€12\.50/g)).toHaveLength(2);
  expect(drawn({})).toContain('Germany');
});

test('[OFFICE-04] a report without rows says what to do, one with too many how many it shows', () => {
  expect(drawn({ rows: [] })).toContain('Choose a longer period');
  expect(drawn({ isWhole: false })).toContain('The first 2.');
});

test('[OFFICE-04] a cohort shows the share that came again; months that are not over yet are empty', () => {
  const cohorts = [{ month: '2026-10-01', size: 4, active: [4, 1] }];
  answer('analytics.listCohorts', { of: 'buyers' }, { cohorts } as CallOutput<'analytics.listCohorts'>);
  answer('analytics.listCohorts', { of: 'shops' }, { cohorts: [] });
  const text = shown(CohortsView, {}).join('\n');
  expect(text).toContain('25 %');
  expect(text).toContain('Nobody began in these months');
});
