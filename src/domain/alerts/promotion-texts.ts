import { formatMoney } from '../core/money.ts';
import { formatMoment } from '../core/days/time-zone.ts';
import type { Language, Text } from '../core/languages/language.ts';
import type { PromotionEvents } from '../promotions/events.ts';

type Promotion = Pick<PromotionEvents['promotions.stage-reached'], 'of' | 'stage' | 'endsAt' | 'timeZone'>;
type Messages = Record<Promotion['stage'], Text<(endsAt: string) => string>>;

const ofCode: Messages = {
  started: {
    en: () => 'Buyers can enter it in their cart.',
    de: () => 'Er kann im Warenkorb eingegeben werden.',
  },
  ending: {
    en: (endsAt) => `It ends ${endsAt}. Create another one to go on.`,
    de: (endsAt) => `Er endet ${endsAt}. Leg einen neuen an, wenn es weitergehen soll.`,
  },
  expired: {
    en: () => 'Buyers can no longer use it. Your promotions show what it brought.',
    de: () => 'Er gilt nicht mehr. Bei deinen Aktionen siehst du, was er gebracht hat.',
  },
};

const ofSale: Messages = {
  started: {
    en: () => 'Buyers see the lower prices everywhere.',
    de: () => 'Die niedrigeren Preise gelten jetzt überall.',
  },
  ending: {
    en: (endsAt) => `It ends ${endsAt}. Create another one to go on.`,
    de: (endsAt) => `Sie endet ${endsAt}. Leg eine neue an, wenn es weitergehen soll.`,
  },
  expired: {
    en: () => 'Those pieces are back to full price.',
    de: () => 'Diese Stücke haben wieder ihren vollen Preis.',
  },
};

/** [ALERT-02, DASH-04] What a maker is told of a code or a sale: its name, and what its stage means for buyers. */
export function promotionText(
  { of, stage, endsAt, timeZone = 'UTC' }: Promotion,
  language: Language,
): { what: string; how: string } {
  const until = endsAt ? formatMoment(timeZone, new Date(endsAt), language) : '';
  if ('code' in of) {
    const what = { en: `Your code ${of.code}`, de: `Dein Code ${of.code}` }[language];
    return { what, how: ofCode[stage][language](until) };
  }
  const off = of.percent === null ? formatMoney(of.amountCents ?? 0, language) : `${of.percent} %`;
  const what = { en: `Your sale of ${off}`, de: `Deine Aktion mit ${off}` }[language];
  return { what, how: ofSale[stage][language](until) };
}
