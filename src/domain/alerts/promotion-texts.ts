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
    en: (endsAt) => `It counts until ${endsAt}. Make another one if it should go on.`,
    de: (endsAt) => `Er gilt bis ${endsAt}; leg einen neuen an, wenn es weitergehen soll.`,
  },
  expired: {
    en: () => 'It takes nothing off any more. What it brought stands beside it.',
    de: () => 'Er nimmt nichts mehr vom Preis weg. Was er gebracht hat, steht daneben.',
  },
};

const ofSale: Messages = {
  started: {
    en: () => 'The pieces in it cost less for everybody.',
    de: () => 'Die Stücke darin kosten für alle weniger.',
  },
  ending: {
    en: (endsAt) => `It runs until ${endsAt}. Make another one if it should go on.`,
    de: (endsAt) => `Sie läuft bis ${endsAt}; leg eine neue an, wenn es weitergehen soll.`,
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
