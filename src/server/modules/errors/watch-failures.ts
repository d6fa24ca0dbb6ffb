import { type SourceState, acceptReport, unknownSource } from '#domain/core/errors/report-limit.ts';
import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import { MAX_FRAMES } from '#domain/errors/limits.ts';
import type { App, Outside } from '../../platform/calls/app.ts';
import { isDatabaseAway } from '../../platform/database/is-database-away.ts';
import { inTransaction } from '../../platform/database/open-database.ts';
import type { Failure } from '../../platform/failures/failures.ts';
import { framesOf } from '../../platform/log/log.ts';
import { storeError } from './store-error.ts';
import { insertAlert } from './security-alert-store.ts';

/** No more are written at a time: a house that fails everywhere has other things to do. */
const MAX_PENDING = 20;
const MAX_SOURCES = 500;

/** The end of the id that the answer names, as the screens show it. */
const numberOf = (id: string): string =>
  id
    .replace(/[^0-9a-f]/g, '')
    .slice(-8)
    .padStart(8, '0');

/**
 * [ERR-05] Keeps what failed at an edge of this process, and what it alerts of. A process first counts its own sources, so that a part which
 * fails with every request costs the database nothing; the limit over all processes is kept with the errors.
 */
export function watchFailures(app: App, version: string): Required<Outside>['watch'] & { settle(): Promise<void> } {
  const sources = new Map<string, SourceState>();
  const pending = new Set<Promise<unknown>>();
  const take = (source: string): boolean => {
    const { source: next, isTaken } = acceptReport(sources.get(source) ?? unknownSource, app.clock.now().getTime());
    sources.delete(source);
    sources.set(source, next);
    const [oldest] = sources.keys();
    if (sources.size > MAX_SOURCES && oldest !== undefined) sources.delete(oldest);
    return isTaken;
  };
  const later = (source: string, work: () => Promise<unknown>): void => {
    if (pending.size >= MAX_PENDING || !take(source)) return app.metrics.count('errors_not_kept_total');
    const done = work().catch(() => app.metrics.count('errors_not_kept_total'));
    pending.add(done);
    void done.finally(() => pending.delete(done));
  };
  return {
    failed: ({ kind, where, requestId, error }: Failure) => {
      // It could not be written down now, and nothing is wrong with the house.
      if (isDatabaseAway(error)) return;
      const { name, message, frames } = factsOf(error);
      const source = `${kind} ${where}`;
      later(source, () =>
        storeError(app, source, {
          origin: 'server',
          number: numberOf(requestId ?? app.ids.uuid()),
          kind,
          name,
          message,
          path: where.slice(0, 200),
          requestId: requestId ?? null,
          circumstances: { frames, breadcrumbs: [], trace: [], version, isOnline: true },
        }),
      );
    },
    alerted: (text) =>
      later('content policy', () =>
        inTransaction(app.db, (tx) =>
          insertAlert(tx, { id: app.ids.uuid(), kind: 'content policy', words: text }, app.clock.now()),
        ),
      ),
    settle: async () => void (await Promise.all(pending)),
  };
}

function factsOf(error: unknown): { name: string; message: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: '', message: sanitiseLog(String(error)), frames: [] };
  const { name, message } = error;
  return {
    name: sanitiseLog(name).slice(0, 60),
    message: sanitiseLog(message),
    frames: framesOf(error).slice(0, MAX_FRAMES),
  };
}
