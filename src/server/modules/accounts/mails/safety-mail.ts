import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language, Text } from '#domain/core/languages/language.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { linkMail } from '../../../platform/mail/link-mail.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { findProvenAddress } from '../stores/profile-store.ts';
import { noticeTexts, safetyTexts } from './safety-mail-texts.ts';

type SafetyChange = keyof typeof noticeTexts;

interface Change {
  change: SafetyChange;
  detail?: Text | undefined;
  /** An address that the detail names. */
  account?: string;
}

export function safetyMail(
  app: Pick<App, 'config'>,
  { change, detail, account, language, ...mail }: Change & { key: string; to: string; language: Language },
): Mail {
  const [title, text] = noticeTexts[change][language];
  const { unlessYou, button } = inLanguage(safetyTexts, language);
  return linkMail(app, {
    ...mail,
    language,
    known: account === undefined ? [] : [account],
    title,
    text: `${detail ? `${detail[language]}. ` : ''}${text} ${unlessYou}`,
    button,
    path: '/profile/security',
  });
}

/**
 * [ACC-16] Tells the owner what changed of the ways into their account, with the means to put it right. An address that nobody proved
 * may be a stranger’s and gets none.
 */
export async function mailSafetyChange(
  app: App,
  tx: Transaction,
  { userId, ...changed }: Change & { userId: string },
): Promise<void> {
  const owner = await findProvenAddress(tx, userId);
  if (owner === null) return;
  const key = `safety-${changed.change}:${app.ids.uuid()}`;
  await sendMail(app, tx, safetyMail(app, { ...changed, key, to: owner.email, language: owner.language }));
}
