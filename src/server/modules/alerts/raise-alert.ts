import { inEachLanguage } from '#domain/alerts/texts/in-each-language.ts';
import { fillTemplate } from '#domain/alerts/templates.ts';
import { alertFactTexts } from '#domain/alerts/alert-fact-texts.ts';
import { inLanguage, type Spoken } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { findAddress } from '../accounts/stores/profile-store.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import type { AlertFacts } from './alert-store.ts';
import { storeAlert } from './storing/store-alert.ts';

interface Raised extends AlertFacts {
  type: string;
  event: { id: string; at: Date };
  /** Whose alert it is. */
  to: string;
  /** The facts of its words, in a language. */
  values: (language: Language, copy: Spoken<typeof alertFactTexts>) => Record<string, string>;
  metadata: Record<string, string | number>;
  /** [SUP-03] Whose name or words its text repeats, if anybody's. */
  quoted: string | null;
  /** Tells alerts apart that one event raises for several people. */
  part?: string;
}

/**
 * [UX-70] Raises an alert from its template, in the language of its reader and the others, and shows it on open pages. Its id is made of the event's, so
 * the same event raises it once.
 */
export async function raiseAlert(
  app: App,
  tx: Transaction,
  { type, event, to, values, metadata, quoted, part, ...facts }: Raised,
): Promise<void> {
  const id = part === undefined ? `alert_${event.id}` : `alert_${event.id}_${part}`.slice(0, 100);
  const language = (await findAddress(tx, to))?.language ?? 'en';
  const filled = inEachLanguage(language, (each) =>
    fillTemplate(type, values(each, inLanguage(alertFactTexts, each)), each),
  );
  await storeAlert(app, tx, { ...filled, ...facts, id, sellerId: to, language, metadata, quoted, now: event.at });
}
