import { expect, test } from 'vitest';
import { DAY, HOUR, SECOND } from '#domain/core/time.ts';
import { partsOf } from './parts-of.ts';

type Seen = Parameters<typeof partsOf>[0];
const at = new Date('2026-03-04T10:00:00.000Z');
const ago = (milliseconds: number): string => new Date(at.getTime() - milliseconds).toISOString();
const figures: Seen['figures'] = {
  ...{ at, version: '18', connections: 10, mostConnections: 100, bytes: 1, payments: 3 },
  ...{ mailsWaiting: 2, mailsFailing: 0, mailsGivenUp: 0, overdueRefunds: 0, paymentDifferences: 0 },
  ...{ isReadOnly: false, mailsDueForSeconds: null },
  backupAt: ago(HOUR),
  ...{ trialRestore: null, standbys: [], processes: 2 },
};
const well = {
  ...{ figures, answerMs: 5, jobs: [], reactions: [], queues: [], hasMailServer: true, texts: null, language: 'en' },
  process: { calls: 1000, failures: 0, p95Ms: 40, listeners: 2 },
} as unknown as Seen;

/** How one part stands, and in which words, where so much differs from a house that is well. */
function partWith(key: string, changes: Record<string, unknown> & { figures?: Partial<Seen['figures']> }): string {
  const part = partsOf({ ...well, ...changes, figures: { ...figures, ...changes.figures } } as Seen).find(
    (each) => each.key === key,
  );
  return `${part?.state}: ${part?.words}`;
}
const calls = (failures: number, more: object = {}) =>
  partWith('web', { process: { calls: 1000, failures, p95Ms: 40, listeners: 0, ...more } });
const database = (connections: number, answerMs = 5) => partWith('database', { figures: { connections }, answerMs });
const queue = (changes: object) =>
  partWith('queues', {
    queues: [{ name: 'mail', isReady: true, oldestAt: null, waiting: 1, failing: 0, parked: 0, ...changes }],
  });
const reaction = (changes: object) =>
  partWith('reactions', { reactions: [{ name: 'alerts.on-order', oldestAt: null, parked: 0, ...changes }] });
const mail = (changes: Partial<Seen['figures']>, hasMailServer = true) =>
  partWith('mail', { figures: changes, hasMailServer });
const texts = (changes: object | null) =>
  partWith('texts', { texts: changes && { waiting: 0, failing: 0, lost: 0, error: '', ...changes } });

const trial = (changes: object) =>
  partWith('trial', {
    figures: {
      trialRestore: { at: ago(2 * DAY), madeAt: '', tables: 150, pictures: 3, breaches: [], error: '', ...changes },
    },
  });
const standbys = (...lags: (number | null)[]) =>
  partWith('replication', { figures: { standbys: lags.map((lagSeconds) => ({ state: 'streaming', lagSeconds })) } });

test('[UX-99] a backup that was never restored for a trial, or not lately, is told', () => {
  expect([
    partWith('trial', {}),
    trial({}),
    trial({ at: ago(32 * DAY) }),
    trial({ at: ago(94 * DAY) }),
    trial({ error: 'the file ends too early' }),
    trial({ breaches: ['INV-01'] }),
  ]).toEqual([
    'none: no trial restore is known of',
    'ok: restored and recounted 2026-03-02 10:00 UTC, 2 days ago, 150 tables',
    'high: restored and recounted 2026-01-31 10:00 UTC, 32 days ago, 150 tables',
    'critical: restored and recounted 2025-11-30 10:00 UTC, 94 days ago, 150 tables',
    'critical: failed 2026-03-02 10:00 UTC: the file ends too early',
    'critical: restored 2026-03-02 10:00 UTC, but its books do not add up: INV-01',
  ]);
});

test('[UX-99] a standby that falls behind is told, and that there is none', () => {
  expect([standbys(), standbys(null, 0.24), standbys(11), standbys(1, 121)]).toEqual([
    'none: one server, no standby',
    'ok: 2 standbys, at most 0.2 s behind',
    'high: 1 standby, at most 11 s behind',
    'critical: 2 standbys, at most 121 s behind',
  ]);
  expect([partWith('processes', {}), partWith('processes', { figures: { processes: 0 } })]).toEqual([
    'ok: 2 processes use this database',
    'none: no process listens to this database',
  ]);
});

test('[UX-99] each part turns at its limit, not before and not after, and says why', () => {
  const said: [is: string, expected: string][] = [
    [calls(9), 'ok: 1000 calls, 9 failed, 95 of 100 within 40 ms'],
    [calls(10), 'high: 1000 calls, 10 failed, 95 of 100 within 40 ms'],
    [calls(49, { p95Ms: null }), 'high: 1000 calls, 49 failed'],
    [calls(50, { p95Ms: null }), 'critical: 1000 calls, 50 failed'],
    [calls(0, { calls: 0 }), 'none: no call yet since this process started'],
    [database(80), 'ok: answers in 5 ms, 80 of 100 connections'],
    [database(81), 'high: answers in 5 ms, 81 of 100 connections'],
    [database(95), 'high: answers in 5 ms, 95 of 100 connections'],
    [database(96), 'critical: answers in 5 ms, 96 of 100 connections'],
    [database(10, 50), 'ok: answers in 50 ms, 10 of 100 connections'],
    [database(10, 51), 'high: answers in 51 ms, 10 of 100 connections'],
    [database(10, 500), 'high: answers in 500 ms, 10 of 100 connections'],
    [database(10, 501), 'critical: answers in 501 ms, 10 of 100 connections'],
    [queue({}), 'ok: 1 waiting, 0 failed and tried again, nothing is parked'],
    [queue({ oldestAt: ago(60 * SECOND) }), 'ok: 1 waiting, 0 failed and tried again, nothing is parked'],
    [queue({ oldestAt: ago(61 * SECOND) }), 'high: 1 queue is behind: mail'],
    [
      queue({ oldestAt: ago(61 * SECOND), isReady: false }),
      'ok: 1 waiting, 0 failed and tried again, nothing is parked',
    ],
    [queue({ parked: 1 }), 'high: 1 item is parked with an error'],
    [queue({ parked: 2 }), 'high: 2 items are parked with an error'],
    [reaction({ oldestAt: ago(30 * SECOND) }), 'ok: 1 keep up, nothing is parked'],
    [reaction({ oldestAt: ago(31 * SECOND) }), 'high: 1 reaction is behind: alerts.on-order'],
    [reaction({ parked: 2 }), 'high: 2 events are parked with an error'],
    [mail({}), 'ok: 2 waiting, 0 failing'],
    [mail({ mailsDueForSeconds: 300 }), 'ok: 2 waiting, 0 failing'],
    [
      mail({ mailsDueForSeconds: 301 }),
      'critical: 2 mails wait, the oldest due for 5 min: the server accepts and does not answer',
    ],
    [
      partWith('database', { figures: { isReadOnly: true } }),
      'critical: answers, but takes no writes: it is read-only',
    ],
    [mail({ mailsFailing: 1 }), 'high: 2 waiting, 1 failing'],
    [mail({ mailsFailing: 1, mailsGivenUp: 1 }), 'critical: 1 given up after ten tries, 2 waiting'],
    [mail({ mailsGivenUp: 1 }, false), 'none: no mail server is set: 2 kept in the outbox'],
    [texts(null), 'none: no sender of text messages is set'],
    [texts({}), 'ok: 0 waiting, none failing'],
    [texts({ lost: 1, error: 'no funds' }), 'high: 1 message of the last day never left, the sender said: no funds'],
    [texts({ failing: 1, lost: 1 }), 'critical: 1 not taken by the sender, tried again'],
    [partWith('payments', {}), 'ok: 3 in 24 hours, none is due to go back'],
    [partWith('payments', { figures: { payments: 0 } }), 'none: no payment in the last 24 hours'],
    [partWith('payments', { figures: { payments: 1000 } }), 'ok: more than 1000 in 24 hours, none is due to go back'],
    [partWith('payments', { figures: { overdueRefunds: 1 } }), 'critical: 1 should have gone back by now'],
    [
      partWith('payments', { figures: { overdueRefunds: 1, paymentDifferences: 2 } }),
      'critical: the provider moved money 2 times of which our books know nothing',
    ],
    [partWith('backup', { figures: { backupAt: ago(48 * HOUR) } }), 'ok: written 2026-03-02 10:00 UTC, 48 h ago'],
    [partWith('backup', { figures: { backupAt: ago(49 * HOUR) } }), 'high: written 2026-03-02 09:00 UTC, 49 h ago'],
    [partWith('backup', { figures: { backupAt: null } }), 'none: no backup is known of'],
  ];
  expect(said.map(([is]) => is)).toEqual(said.map(([, expected]) => expected));
});

test('[UX-99] of jobs those that fail are named first, then those that are late', () => {
  const jobs = (...states: string[]) =>
    partWith('jobs', { jobs: states.map((state, index) => ({ name: `job-${index}`, state })) });
  expect([
    jobs('ok', 'late', 'failed', 'failed'),
    jobs('ok', 'late'),
    jobs('none', 'none'),
    jobs('ok', 'none'),
  ]).toEqual([
    'high: 2 jobs fail: job-2',
    'high: 1 job has not run in time: job-1',
    'none: no job has run yet',
    'ok: 1 of 2 ran, none failed',
  ]);
});

test('[UX-70, UX-99] who reads German is told so in German', () => {
  const parts = partsOf({ ...well, language: 'de' } as Seen);
  expect(parts.find(({ key }) => key === 'web')).toMatchObject({
    label: 'Seiten und Aufrufe',
    words: '1000 Aufrufe, 0 gescheitert, 95 von 100 in höchstens 40 ms',
  });
  const english = partsOf(well);
  expect(
    parts.filter(({ label, words: text }) => english.some((each) => each.label === label || each.words === text)),
  ).toEqual([]);
});
