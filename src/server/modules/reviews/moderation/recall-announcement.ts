import { MAIL_HAS_LEFT } from '#domain/admin/decided.ts';
import { aboutDecision } from '../../admin/undo/about-decision.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { recallMails } from '../../../platform/mail/mail-store.ts';

/** What a decision told, as it must be known to take that back. */
export interface Announcement {
  decided: string;
  decidedAt: string;
  /** Everybody had seen it once: the decision told nobody. */
  wasPublished: boolean;
}

/**
 * [UX-98] What a decision let be told is taken back: its alert and the mail of it. Answers whether nobody has heard of it then; where the
 * mail has left, the note says so, and the shop is not told a second time.
 */
export async function recallAnnouncement(
  app: App,
  tx: Transaction,
  { sellerId, subjectId, announcement }: { sellerId: string; subjectId: string; announcement: Announcement },
): Promise<{ forget: boolean; note: string | undefined }> {
  if (announcement.decided !== 'visible' || announcement.wasPublished) return { forget: false, note: undefined };
  const payload = { sellerId, subjectId, decidedAt: announcement.decidedAt };
  await publish(app, tx, { name: 'reviews.decision-undone', subject: subjectId, payload });
  const { hasLeft } = await recallMails(tx, { about: aboutDecision(subjectId), since: announcement.decidedAt });
  return { forget: !hasLeft, note: hasLeft ? MAIL_HAS_LEFT : undefined };
}
