import { MAIL_HAS_LEFT } from '#domain/admin/decided.ts';
import { aboutDecision } from '../../admin/undo/about-decision.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { tell } from '../../../platform/events/tell.ts';
import { recallMails } from '../../../platform/mail/mail-store.ts';

/** What a decision told, as it must be known to take that back. */
export interface Told {
  decided: string;
  decidedAt: string;
  /** Everybody had seen it once: the decision told nobody. */
  wasPublished: boolean;
}

/**
 * [UX-98] What a decision let be told is taken back: its alert and the mail of it. Answers whether nobody has heard of it then; where the
 * mail has left, the note says so, and the shop is not told a second time.
 */
export async function takeBackTold(
  app: App,
  tx: Transaction,
  { sellerId, voiceId, told }: { sellerId: string; voiceId: string; told: Told },
): Promise<{ forget: boolean; note: string | undefined }> {
  if (told.decided !== 'visible' || told.wasPublished) return { forget: false, note: undefined };
  const payload = { sellerId, voiceId, decidedAt: told.decidedAt };
  await tell(app, tx, 'reviews.decision-undone', { subject: voiceId, payload });
  const { hasLeft } = await recallMails(tx, { about: aboutDecision(voiceId), since: told.decidedAt });
  return { forget: !hasLeft, note: hasLeft ? MAIL_HAS_LEFT : undefined };
}
