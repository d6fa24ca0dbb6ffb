import { createHash } from 'node:crypto';
import { fingerprintText } from '#domain/core/errors/fingerprint.ts';
import { acceptReport } from '#domain/core/errors/report-limit.ts';
import { kindsOf } from '#domain/errors/clean-report.ts';
import type { App } from '../../platform/calls/app.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import { insertOccurrence, lockSource, type Occurrence, updateSource } from './error-store.ts';
import { insertAlert } from './security-alert-store.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

const floodText = (origin: string, until: Date): string =>
  `Errors of one ${origin === 'browser' ? 'visitor' : 'part of the server'} came faster than they are taken; none of theirs is until ${until.toISOString().slice(11, 16)} UTC.`;

export type NewError = Omit<Occurrence, 'fingerprint' | 'type' | 'category'>;

/**
 * [ERR-07] Keeps an error of a source, or answers how many seconds it is blocked for. Sanitised texts alone come here. The limit and what it
 * decides are one transaction, so that it holds over all processes.
 */
export async function storeError(app: App, source: string, error: NewError): Promise<{ blockedSeconds: number }> {
  const now = app.clock.now();
  const key = sha256(source);
  return inTransaction(app.db, async (tx) => {
    const taken = acceptReport(await lockSource(tx, key, now), now.getTime());
    updateSource(tx, key, taken.source);
    if (taken.isNewBlock)
      await insertAlert(
        tx,
        { id: app.ids.uuid(), kind: 'flood', words: floodText(error.origin, new Date(taken.source.blockedUntil)) },
        now,
      );
    if (!taken.isTaken) return { blockedSeconds: Math.ceil((taken.source.blockedUntil - now.getTime()) / 1000) };
    const { frames } = error.circumstances;
    const fingerprint = sha256(fingerprintText({ ...error, frames }))
      .toString('hex')
      .slice(0, 32);
    const kinds = kindsOf(error);
    await insertOccurrence(tx, { ...error, ...kinds, fingerprint }, now);
    if (kinds.category === 'security')
      await insertAlert(
        tx,
        { id: app.ids.uuid(), kind: 'security error', words: `${error.path} ${error.message}`.trim() },
        now,
      );
    return { blockedSeconds: 0 };
  });
}
