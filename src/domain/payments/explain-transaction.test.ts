import { expect, test } from 'vitest';
import { formatMoney } from '../core/money.ts';
import { explainTransaction } from './explain-transaction.ts';
import { type LedgerFacts, ledgerFactsSchema, type LedgerReader } from './model.ts';

/** The facts of every kind: each sum another one, or all of them nothing. */
const factsOf = (isNothing: boolean): LedgerFacts[] =>
  ledgerFactsSchema.options.map(({ shape }) =>
    ledgerFactsSchema.parse(
      Object.fromEntries(
        Object.keys(shape).map((name, index) => {
          if (name === 'kind') return [name, shape.kind.value];
          if (name === 'last4') return [name, '4321'];
          if (name === 'carrier' || name === 'service') return [name, name];
          if (name === 'wayBack') return [name, isNothing ? undefined : 'buyer'];
          if (name === 'percent') return [name, 6.5];
          const least = shape.kind.value.startsWith('payout') || shape.kind.value === 'test_payout' ? 1 : 0;
          return [name, isNothing ? least : 10_000 + 111 * index];
        }),
      ),
    ),
  );
const sums = (facts: LedgerFacts): [string, number][] =>
  Object.entries(facts).filter((fact): fact is [string, number] => fact[0].endsWith('Cents'));

test('[PAY-03, UX-93] each kind of transaction is explained to both who read it', () => {
  for (const isNothing of [false, true])
    for (const facts of factsOf(isNothing))
      for (const reader of ['maker', 'administrator'] as const) {
        const [en, de] = [explainTransaction(facts, reader), explainTransaction(facts, reader, 'de')];
        for (const text of [en, de]) expect(text).not.toMatch(/undefined|NaN|\[object|null|false/);
        expect(de, en).not.toBe(en);
        if (isNothing) continue;
        const named = (text: string, language: 'en' | 'de') =>
          sums(facts).flatMap(([name, cents]) => (text.includes(formatMoney(cents, language)) ? [name] : []));
        expect(named(de, 'de'), de).toEqual(named(en, 'en'));
        if (facts.kind.startsWith('payout_ret') || facts.kind === 'payout') expect(en + de).toContain('4321');
      }
});

test('[PAY-03, UX-93] what was nothing of a sale is not told: no tax, no reduction', () => {
  const explained = (changes: object, language: 'en' | 'de', reader: LedgerReader = 'maker') => {
    const charge = factsOf(true).find(({ kind }) => kind === 'charge');
    return explainTransaction({ ...charge, paidCents: 5000, ...changes } as LedgerFacts, reader, language);
  };
  expect(explained({}, 'en')).not.toMatch(/tax|VAT|reduction|marketplace/);
  expect(explained({}, 'de')).not.toMatch(/Steuer|MwSt|Nachlass|Marktplatz/);
  expect(explained({ taxCents: 950 }, 'en')).toContain('tax €9.50');
  expect(explained({ taxCents: 950 }, 'de')).toMatch(/Steuer 9,50\s€/);
  expect(explained({ containedTaxCents: 798 }, 'en')).toContain('€7.98 of it are VAT, which you owe.');
  expect(explained({ containedTaxCents: 798 }, 'en', 'administrator')).toContain('which the maker owes');
});
