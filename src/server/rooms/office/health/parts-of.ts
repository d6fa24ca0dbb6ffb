import { worstOf } from '#domain/office/health.ts';
import type { Health, HealthPart } from '#domain/office/health-contract.ts';
import type { TextFigures } from '../../accounts/phone/text-store.ts';
import type { SystemFigures } from './health-store.ts';

interface Seen {
  figures: SystemFigures;
  answerMs: number;
  jobs: Health['jobs'];
  reactions: Health['reactions'];
  queues: Health['queues'];
  process: Health['process'];
  hasMailServer: boolean;
  /** Null where no sender of text messages is set. */
  texts: TextFigures | null;
}
type Words = [state: HealthPart['state'], words: string];

const HOUR = 3_600_000;
/** Events may wait so long before a reaction counts as behind. */
const BEHIND_MILLISECONDS = 30_000;
/** An item of a worker that is gone may wait so long for another. */
const LATE_MILLISECONDS = 60_000;
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function webOf({ calls, failures, p95Ms }: Health['process']): Words {
  if (calls === 0) return ['none', 'no call yet since this process started'];
  const share = (100 * failures) / calls;
  const state = share >= 5 ? 'critical' : share >= 1 ? 'high' : 'ok';
  return [state, `${calls} calls, ${failures} failed${p95Ms === null ? '' : `, 95 of 100 within ${p95Ms} ms`}`];
}

function databaseOf({ connections, mostConnections }: SystemFigures, answerMs: number): Words {
  const full = connections / mostConnections;
  const state = answerMs > 500 || full > 0.95 ? 'critical' : answerMs > 50 || full > 0.8 ? 'high' : 'ok';
  return [state, `answers in ${answerMs} ms, ${connections} of ${mostConnections} connections`];
}

function jobsOf(jobs: Health['jobs']): Words {
  const [failed, late, known] = ['failed', 'late', 'none'].map((state) => jobs.filter((job) => job.state === state));
  if (failed?.length) return ['high', `${many(failed.length, 'job fails', 'jobs fail')}: ${failed[0]?.name}`];
  if (late?.length) return ['high', `${many(late.length, 'job has', 'jobs have')} not run in time: ${late[0]?.name}`];
  if (known?.length === jobs.length) return ['none', 'no job has run yet'];
  return ['ok', `${jobs.length - (known?.length ?? 0)} of ${jobs.length} ran, none failed`];
}

function reactionsOf(reactions: Health['reactions'], at: Date): Words {
  const parked = reactions.reduce((sum, each) => sum + each.parked, 0);
  if (parked > 0) return ['high', `${many(parked, 'event is', 'events are')} parked with an error`];
  const late = reactions.filter(
    ({ oldestAt }) => oldestAt && at.getTime() - Date.parse(oldestAt) > BEHIND_MILLISECONDS,
  );
  if (late.length > 0) return ['high', `${many(late.length, 'reaction is', 'reactions are')} behind: ${late[0]?.name}`];
  return ['ok', `${reactions.length} keep up, nothing is parked`];
}

function queuesOf(queues: Health['queues'], at: Date): Words {
  const sum = (of: 'waiting' | 'failing' | 'parked'): number => queues.reduce((all, queue) => all + queue[of], 0);
  if (sum('parked') > 0) return ['high', `${many(sum('parked'), 'item is', 'items are')} parked with an error`];
  const late = queues.filter(
    ({ isReady, oldestAt }) => isReady && oldestAt && at.getTime() - Date.parse(oldestAt) > LATE_MILLISECONDS,
  );
  if (late.length > 0) return ['high', `${many(late.length, 'queue is', 'queues are')} behind: ${late[0]?.name}`];
  return ['ok', `${sum('waiting')} waiting, ${sum('failing')} failed and tried again, nothing is parked`];
}

function mailOf({ mailsWaiting, mailsFailing, mailsGivenUp }: SystemFigures, hasMailServer: boolean): Words {
  if (!hasMailServer) return ['none', `no mail server is set: ${mailsWaiting} kept in the outbox`];
  if (mailsGivenUp > 0) return ['critical', `${mailsGivenUp} given up after ten tries, ${mailsWaiting} waiting`];
  return [mailsFailing > 0 ? 'high' : 'ok', `${mailsWaiting} waiting, ${mailsFailing} failing`];
}

function textsOf(texts: TextFigures | null): Words {
  if (!texts) return ['none', 'no sender of text messages is set'];
  const { waiting, failing, lost, error } = texts;
  const why = error ? `, the sender said: ${error}` : '';
  if (failing > 0) return ['critical', `${failing} not taken by the sender, tried again${why}`];
  return lost > 0
    ? ['high', `${many(lost, 'message', 'messages')} of the last day never left${why}`]
    : ['ok', `${waiting} waiting, none failing`];
}

function paymentsOf({ payments, overdueRefunds, paymentDifferences }: SystemFigures): Words {
  if (paymentDifferences > 0)
    return [
      'critical',
      `the provider moved money ${many(paymentDifferences, 'time', 'times')} of which our books know nothing`,
    ];
  if (overdueRefunds > 0) return ['critical', `${overdueRefunds} should have gone back by now`];
  return payments === 0
    ? ['none', 'no payment in the last 24 hours']
    : ['ok', `${payments === 1000 ? 'more than 1000' : payments} in 24 hours, none is due to go back`];
}

const liveOf = ({ listeners }: Health['process']): Words =>
  listeners === 0
    ? ['none', 'nobody listens to this process']
    : ['ok', `${many(listeners, 'open stream', 'open streams')} in this process`];

function backupOf({ backupAt, at }: SystemFigures): Words {
  if (!backupAt) return ['none', 'no backup is known of'];
  const hours = Math.round((at.getTime() - Date.parse(backupAt)) / HOUR);
  return [hours > 48 ? 'high' : 'ok', `written ${backupAt.slice(0, 16).replace('T', ' ')} UTC, ${hours} h ago`];
}

/** [UX-99] The parts of the house in words, each with the time at which it was looked at. */
export function partsOf({
  figures,
  answerMs,
  jobs,
  reactions,
  queues,
  process,
  hasMailServer,
  texts,
}: Seen): HealthPart[] {
  const parts: [key: string, label: string, Words][] = [
    ['web', 'Web and calls', webOf(process)],
    ['database', 'Database', databaseOf(figures, answerMs)],
    ['jobs', 'Jobs', jobsOf(jobs)],
    ['reactions', 'Reactions', reactionsOf(reactions, figures.at)],
    ['queues', 'Delivery queues', queuesOf(queues, figures.at)],
    ['mail', 'Mail', mailOf(figures, hasMailServer)],
    ['texts', 'Text messages', textsOf(texts)],
    ['payments', 'Payments', paymentsOf(figures)],
    ['live', 'Live updates', liveOf(process)],
    ['backup', 'Backup', backupOf(figures)],
  ];
  return parts.map(([key, label, [state, words]]) => ({
    key,
    label,
    state: worstOf([state]),
    words,
    checkedAt: figures.at.toISOString(),
  }));
}
