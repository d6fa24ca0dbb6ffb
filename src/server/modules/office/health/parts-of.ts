import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { DAY, HOUR } from '#domain/core/time.ts';
import { sanitised, worstOf } from '#domain/office/health.ts';
import type { Health, HealthPart } from '#domain/office/health-contract.ts';
import type { TextFigures } from '../../accounts/phone/text-store.ts';
import type { SystemFigures } from './health-store.ts';
import { partTexts } from './part-texts.ts';

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
  language: Language;
}
type PartState = [state: HealthPart['state'], words: string];

/** Events may wait so long before a reaction counts as behind. */
const BEHIND_MILLISECONDS = 30_000;
/** An item of a worker that is gone may wait so long for another. */
const LATE_MILLISECONDS = 60_000;
/** A mail may be due so long before its server counts as silent. */
const STUCK_SECONDS = 300;
/** A backup that is older is old, and then very old. */
const [OLD_HOURS, VERY_OLD_HOURS] = [48, 168];
/** So old may the last trial restore be. */
const [OLD_TRIAL_DAYS, VERY_OLD_TRIAL_DAYS] = [31, 93];
/** So far may a standby be behind. */
const [STANDBY_BEHIND_SECONDS, FAR_BEHIND_SECONDS] = [10, 120];
type Spoken = ReturnType<typeof textsIn>;
const textsIn = (language: Language) => inLanguage(partTexts, language);

function severity(isCritical: boolean, isHigh: boolean): 'critical' | 'high' | 'ok' {
  if (isCritical) return 'critical';
  return isHigh ? 'high' : 'ok';
}

function webOf(texts: Spoken, { calls, failures, p95Ms }: Health['process']): PartState {
  if (calls === 0) return ['none', texts.noCall];
  const share = (100 * failures) / calls;
  return [
    severity(share >= 5, share >= 1),
    `${texts.calls(calls, failures)}${p95Ms === null ? '' : texts.within(p95Ms)}`,
  ];
}

function databaseOf(
  texts: Spoken,
  { connections, mostConnections, isReadOnly }: SystemFigures,
  answerMs: number,
): PartState {
  if (isReadOnly) return ['critical', texts.readOnly];
  const full = connections / mostConnections;
  const state = severity(answerMs > 500 || full > 0.95, answerMs > 50 || full > 0.8);
  return [state, texts.answers(answerMs, connections, mostConnections)];
}

function jobsOf(texts: Spoken, jobs: Health['jobs']): PartState {
  const [failed, late, known] = ['failed', 'late', 'none'].map((state) => jobs.filter((job) => job.state === state));
  if (failed?.[0]) return ['high', texts.jobsFail(failed.length, failed[0].name)];
  if (late?.[0]) return ['high', texts.jobsLate(late.length, late[0].name)];
  if (known?.length === jobs.length) return ['none', texts.noJob];
  return ['ok', texts.jobsRan(jobs.length - (known?.length ?? 0), jobs.length)];
}

function reactionsOf(texts: Spoken, reactions: Health['reactions'], at: Date): PartState {
  const parked = reactions.reduce((sum, each) => sum + each.parked, 0);
  if (parked > 0) return ['high', texts.eventsParked(parked)];
  const late = reactions.filter(
    ({ oldestAt }) => oldestAt && at.getTime() - Date.parse(oldestAt) > BEHIND_MILLISECONDS,
  );
  if (late[0]) return ['high', texts.reactionsBehind(late.length, late[0].name)];
  return ['ok', texts.reactionsWell(reactions.length)];
}

function queuesOf(texts: Spoken, queues: Health['queues'], at: Date): PartState {
  const sum = (of: 'waiting' | 'failing' | 'parked'): number => queues.reduce((all, queue) => all + queue[of], 0);
  if (sum('parked') > 0) return ['high', texts.itemsParked(sum('parked'))];
  const late = queues.filter(
    ({ isReady, oldestAt }) => isReady && oldestAt && at.getTime() - Date.parse(oldestAt) > LATE_MILLISECONDS,
  );
  if (late[0]) return ['high', texts.queuesBehind(late.length, late[0].name)];
  return ['ok', texts.queuesWell(sum('waiting'), sum('failing'))];
}

function mailOf(
  texts: Spoken,
  { mailsWaiting, mailsFailing, mailsGivenUp, mailsDueForSeconds }: SystemFigures,
  hasMailServer: boolean,
): PartState {
  if (!hasMailServer) return ['none', texts.noMailServer(mailsWaiting)];
  if (mailsGivenUp > 0) return ['critical', texts.mailsGivenUp(mailsGivenUp, mailsWaiting)];
  // A server that takes a mail and never answers fails nothing for a long time.
  if (mailsDueForSeconds !== null && mailsDueForSeconds > STUCK_SECONDS)
    return ['critical', texts.mailsStuck(mailsWaiting + mailsFailing, Math.round(mailsDueForSeconds / 60))];
  return [mailsFailing > 0 ? 'high' : 'ok', texts.mails(mailsWaiting, mailsFailing)];
}

function textsOf(texts: Spoken, figures: TextFigures | null): PartState {
  if (!figures) return ['none', texts.noSender];
  const { waiting, failing, lost, error } = figures;
  const why = error ? texts.senderSaid(error) : '';
  if (failing > 0) return ['critical', texts.textsFailing(failing, why)];
  return lost > 0 ? ['high', texts.textsLost(lost, why)] : ['ok', texts.texts(waiting)];
}

function paymentsOf(texts: Spoken, { payments, overdueRefunds, paymentDifferences }: SystemFigures): PartState {
  if (paymentDifferences > 0) return ['critical', texts.differences(paymentDifferences)];
  if (overdueRefunds > 0) return ['critical', texts.overdue(overdueRefunds)];
  return payments === 0 ? ['none', texts.noPayment] : ['ok', texts.payments(payments)];
}

const liveOf = (texts: Spoken, { listeners }: Health['process']): PartState =>
  listeners === 0 ? ['none', texts.noListener] : ['ok', texts.streams(listeners)];

function backupOf(texts: Spoken, { backupAt, at }: SystemFigures): PartState {
  if (!backupAt) return ['none', texts.noBackup];
  const hours = Math.round((at.getTime() - Date.parse(backupAt)) / HOUR);
  return [
    severity(hours > VERY_OLD_HOURS, hours > OLD_HOURS),
    texts.backup(backupAt.slice(0, 16).replace('T', ' '), hours),
  ];
}

/** A backup that nobody could restore is none. */
function trialOf(texts: Spoken, { trialRestore: trial, at }: SystemFigures): PartState {
  if (!trial) return ['none', texts.noTrial];
  const time = trial.at.slice(0, 16).replace('T', ' ');
  if (trial.error) return ['critical', texts.trialFailed(time, sanitised(trial.error))];
  if (trial.breaches.length > 0) return ['critical', texts.trialBreaks(time, trial.breaches.join(', '))];
  const days = Math.floor((at.getTime() - Date.parse(trial.at)) / DAY);
  return [severity(days > VERY_OLD_TRIAL_DAYS, days > OLD_TRIAL_DAYS), texts.trial(time, days, trial.tables)];
}

function replicationOf(texts: Spoken, { standbys }: SystemFigures): PartState {
  if (standbys.length === 0) return ['none', texts.noStandby];
  const seconds = Math.max(...standbys.map(({ lagSeconds }) => lagSeconds ?? 0));
  const isBroken = standbys.some(({ state }) => state !== null && state !== 'streaming');
  const isFar = seconds > FAR_BEHIND_SECONDS;
  return [
    severity(isFar, isBroken || seconds > STANDBY_BEHIND_SECONDS),
    texts.standbys(standbys.length, Math.round(seconds * 10) / 10),
  ];
}

const processesOf = (texts: Spoken, { processes }: SystemFigures): PartState =>
  processes === 0 ? ['none', texts.noProcess] : ['ok', texts.processes(processes)];

/** [UX-99] The parts of the house in words of its reader, each with the time at which it was looked at. */
export function partsOf({
  figures,
  answerMs,
  jobs,
  reactions,
  queues,
  process,
  hasMailServer,
  texts,
  language,
}: Seen): HealthPart[] {
  const spoken = textsIn(language);
  const parts: [key: keyof Spoken['labels'], PartState][] = [
    ['web', webOf(spoken, process)],
    ['database', databaseOf(spoken, figures, answerMs)],
    ['jobs', jobsOf(spoken, jobs)],
    ['reactions', reactionsOf(spoken, reactions, figures.at)],
    ['queues', queuesOf(spoken, queues, figures.at)],
    ['mail', mailOf(spoken, figures, hasMailServer)],
    ['texts', textsOf(spoken, texts)],
    ['payments', paymentsOf(spoken, figures)],
    ['live', liveOf(spoken, process)],
    ['processes', processesOf(spoken, figures)],
    ['replication', replicationOf(spoken, figures)],
    ['backup', backupOf(spoken, figures)],
    ['trial', trialOf(spoken, figures)],
  ];
  return parts.map(([key, [state, phrase]]) => ({
    key,
    label: spoken.labels[key],
    state: worstOf([state]),
    words: phrase,
    advice: state === 'ok' ? '' : spoken.advice[key],
    checkedAt: figures.at.toISOString(),
  }));
}
