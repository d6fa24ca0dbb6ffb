import { beforeEach, expect, test, vi } from 'vitest';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import { answer, forgetAnswers, NOON } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { AgeMark } from './age-mark.tsx';
import { dayOf, daysOf } from './lists/one-day.tsx';
import { queryClient } from '#web/platform/query-client.ts';
import { callKey } from '#web/platform/use-call.ts';
import { SeeAsBar } from './view-as-role-bar.tsx';

const saved: string[][] = [];
const at = (hours: number): string => new Date(NOON.getTime() - hours * 3_600_000).toISOString();
const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  saved.length = 0;
  asAdmin('audit.view', 'users.view');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('[ADM-13] whoever looks through another role reads so all the time, and leaves it', async () => {
  await page.open(SeeAsBar, { role: 'senior_admin' });
  const bar = page.lines();
  server.refusing('admin.stopSeeing', 503, 'Not now.');
  await page.press(bar.at(-1)?.replace(/.*\[|\].*/g, '') ?? '');
  expect([bar, effects()]).toEqual([
    [
      'status: You see the back office as senior admin, read only. Opening and leaving it stand in the audit log.[Leave this view]',
    ],
    { anew: [], said: ['error: Not now.'], sent: [['admin.stopSeeing', {}]] },
  ]);
  // What was read with the other role is gone with it.
  answer('office.getHealth', {}, partly({}));
  server.answering('admin.stopSeeing', () => partly({}));
  await page.press('Leave this view');
  expect(queryClient.getQueryData(callKey('office.getHealth'))).toBe(undefined);
});

test('[OFFICE-01] how long the oldest has waited', async () => {
  const age = async (hours: number | null, promised = 50): Promise<string> => {
    await page.open(AgeMark, { since: hours === null ? null : at(hours), now: NOON.toISOString(), promised });
    return `${page.lines().join()} ${document.querySelector('i')?.className ?? ''} ${document.querySelector('.d-crit-t') ? 'late' : ''}`.trim();
  };
  const said: string[] = [];
  for (const hours of [null, -1, 0.99, 1, 40, 40.01, 50, 50.01, 71.9, 72]) said.push(await age(hours));
  expect(said).toEqual([
    'Nothing waits',
    'under 1 h of 50 h',
    'under 1 h of 50 h',
    '1 h of 50 h',
    '40 h of 50 h',
    '40 h of 50 h d-near',
    '50 h of 50 h d-near',
    '50 h of 50 h d-over late',
    '71 h of 50 h d-over late',
    '3 days of 50 h d-over late',
  ]);
});

test('[OFFICE-01] the days of an address: real ones alone', () => {
  const query = (text: string): URLSearchParams => new URLSearchParams(text);
  expect([
    dayOf(query('day=2026-12-01')),
    dayOf(query('day=2026-13-01')),
    dayOf(query('day=x')),
    dayOf(query('')),
    daysOf(query('from=2026-12-01&until=2026-12-02')),
    daysOf(query('from=&until=2026-12-02')),
    daysOf(query('from=2026-12-01')),
  ]).toEqual([
    '2026-12-01',
    null,
    null,
    null,
    { from: '2026-12-01', until: '2026-12-02' },
    { until: '2026-12-02' },
    { from: '2026-12-01' },
  ]);
});
