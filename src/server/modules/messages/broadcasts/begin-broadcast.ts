import type { Announcement, Audience, Broadcast } from '#domain/messages/admin-model.ts';
import type { ContentProblem } from '#domain/messages/content/check-content.ts';
import { broadcastDays } from '#domain/messages/broadcast-days.ts';
import { prepare } from '#domain/messages/decide-send.ts';
import { fail, ok, type Result } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { wakeJob } from '../../../platform/jobs/job-run-store.ts';
import { appendAuditLog } from '../../admin/audit-store.ts';
import { countAudience, insertBroadcast } from './broadcast-store.ts';
import { SEND_BROADCASTS } from './send-broadcasts.ts';

interface Work {
  app: App;
  tx: Transaction;
  caller: Caller;
}
interface NewBroadcast {
  id: string;
  audience: Audience;
  texts: { en: string; de: string };
  announces?: Announcement | null | undefined;
  startsAt?: string | null | undefined;
  bannerUntil?: string | null | undefined;
}

/** The words as people will read them; without German ones the English ones go to all. */
export function writtenTexts({ en, de }: NewBroadcast['texts']): Result<NewBroadcast['texts'], ContentProblem> {
  const english = prepare(en);
  if (!english.ok) return english;
  const german = prepare(de || en);
  return german.ok ? ok({ en: english.value.body, de: german.value.body }) : german;
}

/** [MSG-16] The house begins to write, and the log says who wrote what to whom. Null where the id has a message already. */
export async function beginBroadcast(
  { app, tx, caller }: Work,
  { id, audience, texts, announces = null, startsAt, bannerUntil }: NewBroadcast,
): Promise<Result<Broadcast, ContentProblem | { code: 'messages/no-receivers' | 'messages/wrong-days' }> | null> {
  const written = writtenTexts(texts);
  if (!written.ok) return written;
  const total = await countAudience(tx, audience);
  if (total === 0) return fail({ code: 'messages/no-receivers' });
  const now = app.clock.now();
  const dateOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
  const days = broadcastDays({ startsAt: dateOf(startsAt), bannerUntil: dateOf(bannerUntil), announces }, now);
  if (!days.ok) return days;
  const broadcast = await insertBroadcast(tx, {
    ...{ id, texts: written.value, audience, about: null, announces, total, createdAt: now },
    ...{ notBefore: days.value.startsAt, bannerUntil: days.value.bannerUntil },
    ...{ createdBy: caller.session?.userId ?? '', createdByName: caller.session?.displayName ?? '' },
  });
  if (!broadcast) return null;
  await wakeJob(tx, SEND_BROADCASTS);
  await appendAuditLog(
    { app, tx, caller },
    {
      action: 'messages.startBroadcast',
      subject: { kind: 'broadcast', id },
      after: { audience, total, texts: written.value, announces, startsAt, bannerUntil },
    },
  );
  return ok(broadcast);
}
