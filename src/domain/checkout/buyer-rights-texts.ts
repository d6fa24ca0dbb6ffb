import type { Text } from '../core/languages/language.ts';
import { exceptionOf } from '../listings/withdrawal-exception.ts';
import type { InvoiceFacts } from '../shops/tax/model.ts';

/** As what a shop sells, for the rights of whoever buys there. */
export type SellerKind = 'trader' | 'private' | 'unknown';

export function sellerKind(seller: InvoiceFacts | null): SellerKind {
  if (!seller) return 'unknown';
  return seller.sellsAs === 'private' ? 'private' : 'trader';
}

/** [LAW-03] What follows for the buyer's rights (2011/83/EU article 6a), with the days of return that hold in any case. */
export const buyerRights: Record<SellerKind, Text<(days: number) => string>> = {
  trader: {
    en: (days) =>
      `Sold by a trader: you may withdraw from the contract for ${days} days from delivery without giving a reason, and the legal guarantee holds.`,
    de: (days) =>
      `Verkauft von einem Unternehmer: Du kannst den Vertrag ${days} Tage lang ab Lieferung ohne Angabe von Gründen widerrufen, und die gesetzliche Gewährleistung gilt.`,
  },
  private: {
    en: (days) =>
      `Sold privately: the rights of consumers towards traders do not hold. Of its own accord the shop takes pieces back for ${days} days.`,
    de: (days) =>
      `Privat verkauft: Die Rechte von Verbrauchern gegenüber Unternehmern gelten nicht. Von sich aus nimmt der Shop Stücke ${days} Tage lang zurück.`,
  },
  unknown: {
    en: (days) =>
      `The maker has not said whether they are a trader, so rights of consumers may not hold. Of its own accord the shop takes pieces back for ${days} days.`,
    de: (days) =>
      `Ob ein Unternehmer verkauft, ist nicht angegeben; Rechte von Verbrauchern gelten vielleicht nicht. Von sich aus nimmt der Shop Stücke ${days} Tage lang zurück.`,
  },
};

const exceptions: Record<NonNullable<ReturnType<typeof exceptionOf>>, Text<(titles: string) => string>> = {
  personalised: {
    en: (titles) => `Made with your words, so it cannot be withdrawn from: ${titles}.`,
    de: (titles) => `Mit deinen Worten gefertigt, daher ohne Widerrufsrecht: ${titles}.`,
  },
  perishable: {
    en: (titles) => `Spoils quickly, so it cannot be withdrawn from: ${titles}.`,
    de: (titles) => `Schnell verderblich, daher ohne Widerrufsrecht: ${titles}.`,
  },
  sealed: {
    en: (titles) => `Sealed for health or hygiene, so it cannot be withdrawn from once the seal is broken: ${titles}.`,
    de: (titles) =>
      `Zum Schutz der Gesundheit oder aus Hygiene versiegelt, daher ohne Widerrufsrecht, sobald das Siegel gebrochen ist: ${titles}.`,
  },
};

type Line = Parameters<typeof exceptionOf>[0] & { title: string };

type RightsText = (titles: string) => string;

/**
 * [LAW-01, LAW-03] Which of the pieces are without the right of withdrawal, or lose it, and why (2011/83/EU article 16). `say` chooses the
 * language: a build of the browser holds one alone.
 */
export const withoutWithdrawal = (lines: readonly Line[], say: (text: Text<RightsText>) => RightsText): string[] =>
  Object.entries(exceptions).flatMap(([exception, text]) => {
    const titles = lines.filter((line) => exceptionOf(line) === exception).map(({ title }) => title);
    return titles.length > 0 ? [say(text)(titles.join(', '))] : [];
  });
