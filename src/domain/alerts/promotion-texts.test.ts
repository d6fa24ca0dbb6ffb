import { expect, test } from 'vitest';
import { promotionText } from './promotion-texts.ts';

const endsAt = '2026-03-04T10:00:00.000Z';

test('[ALERT-02, DASH-04] what a maker hears of each stage of a code and a sale, in both languages', () => {
  for (const of of [
    { code: 'SPRING' },
    { saleId: 's', percent: 20, amountCents: null },
    { saleId: 's', percent: null, amountCents: 500 },
  ])
    for (const stage of ['started', 'ending', 'expired'] as const) {
      const [en, de] = [promotionText({ of, stage, endsAt }, 'en'), promotionText({ of, stage, endsAt }, 'de')];
      for (const text of Object.values({ ...en, ...de })) expect(text).not.toMatch(/undefined|null|NaN|Invalid/);
      expect([de.what === en.what, de.how === en.how], en.how).toEqual([false, false]);
      expect(en.how.includes('4 Mar'), stage).toBe(stage === 'ending');
    }
  const sale = (amount: object, language: 'en' | 'de') =>
    promotionText(
      { of: { saleId: 's', percent: null, amountCents: null, ...amount }, stage: 'started', endsAt: null },
      language,
    ).what;
  expect(sale({ amountCents: 500 }, 'en')).toBe('Your sale of €5.00');
  expect(sale({ percent: 20 }, 'de')).toBe('Deine Aktion mit 20 %');
  expect(promotionText({ of: { code: 'SPRING' }, stage: 'started', endsAt: null }, 'de').what).toBe('Dein Code SPRING');
});
