import { expect, test } from 'vitest';
import { borderBetween, untoldParts, vatBasis } from './vat-basis.ts';
import { vatPercent } from './vat-rates.ts';

const day = '2026-11-27';
const now = new Date('2026-11-27T12:00:00Z');
const maker = (country: string, { postcode = '', usesOss = true } = {}) => ({
  ...{ sellsAs: 'registered' as const, country, postcode, usesOss },
});

test.each([
  ['mainland', maker('DE'), 'ES', '28001', 'ES', 21, 'none'],
  ['the Canary Islands', maker('DE'), 'ES', '35001', '', 0, 'tax'],
  ['Ceuta', maker('DE'), 'ES', '51001', '', 0, 'customs'],
  ['Åland', maker('DE'), 'FI', 'AX-22100', '', 0, 'tax'],
  ['Livigno', maker('IT'), 'IT', '23041', '', 0, 'customs'],
  ['Campione', maker('DE'), 'IT', '22061', '', 0, 'tax'],
  ['Heligoland', maker('DE'), 'DE', 'D-27498', '', 0, 'customs'],
  ['Büsingen', maker('AT'), 'DE', '78266', '', 0, 'customs'],
  ['Mount Athos', maker('DE'), 'GR', '630 86', '', 0, 'tax'],
  ['Réunion', maker('FR'), 'FR', '97400', '', 0, 'tax'],
  ['Saint Barthélemy', maker('FR'), 'FR', '97133', '', 0, 'customs'],
  ['Monaco', maker('DE'), 'FR', '98000', 'FR', 20, 'none'],
  ['Belfast', maker('DE'), 'GB', 'bt1 1aa', 'XI', 20, 'none'],
  ['Belfast without the One-Stop Shop', maker('DE', { usesOss: false }), 'GB', 'BT11AA', 'DE', 19, 'none'],
  ['London', maker('DE'), 'GB', 'EC1A 1BB', '', 0, 'customs'],
  ['Funchal from abroad', maker('DE'), 'PT', '9000-001', 'PT', 22, 'none'],
  ['Funchal from Porto', maker('PT', { postcode: '4000-001' }), 'PT', '9000-001', 'PT', 23, 'none'],
  ['Porto from Funchal', maker('PT', { postcode: '9000-001' }), 'PT', '4000-001', 'PT', 22, 'none'],
  ['Ponta Delgada from abroad', maker('ES'), 'PT', '9500-001', 'PT', 16, 'none'],
  ['Vienna from Mittelberg', maker('AT', { postcode: '6993' }), 'AT', '1010', 'AT', 19, 'none'],
  ['Mittelberg from Vienna', maker('AT', { postcode: '1010' }), 'AT', '6993', 'AT', 20, 'none'],
  ['Athens from Chios', maker('GR', { postcode: '821 00' }), 'GR', '10431', 'GR', 17, 'none'],
  ['Chios from Athens', maker('GR', { postcode: '10431' }), 'GR', '82100', 'GR', 24, 'none'],
  ['Chios from abroad', maker('DE'), 'GR', '82100', 'GR', 24, 'none'],
  ['Rhodes within', maker('GR', { postcode: '85100' }), 'GR', '85100', 'GR', 24, 'none'],
  ['Kastellorizo within', maker('GR', { postcode: '85111' }), 'GR', '85111', 'GR', 17, 'none'],
  ['Berlin from Belfast', maker('GB', { postcode: 'BT1 1AA' }), 'DE', '10115', 'DE', 19, 'none'],
  ['Belfast within', maker('GB', { postcode: 'BT1 1AA' }), 'GB', 'BT48 0AA', 'XI', 20, 'none'],
  ['London from Belfast', maker('GB', { postcode: 'BT1 1AA' }), 'GB', 'EC1A 1BB', 'GB', 20, 'none'],
  ['the mainland from Las Palmas', maker('ES', { postcode: '35001' }), 'ES', '28001', '', 0, 'tax'],
  ['within Las Palmas', maker('ES', { postcode: '35001' }), 'ES', '35500', '', 0, 'none'],
] as const)('[OPS-02] a parcel to %s has the VAT and crosses the borders of its territory', (...row) => {
  const [, seller, country, postcode, taxed, percent, border] = row;
  const basis = vatBasis(seller, { country, postcode }, day);
  expect(basis.country).toBe(taxed);
  expect(basis.rates ? vatPercent(basis.rates, 'standard', now) : 0).toBe(percent);
  expect(borderBetween(seller, { country, postcode }, day)).toBe(border);
});

test('[OPS-02] books in Corsica have its own rate, wherever in France they come from', () => {
  const { rates } = vatBasis(maker('FR', { postcode: '75001' }), { country: 'FR', postcode: '20000' }, day);
  expect(vatPercent(rates, 'books', now)).toBe(2.1);
  expect(vatPercent('PT-30', 'books', new Date('2024-09-30T12:00:00Z'))).toBe(5);
});

test('[OPS-02] islands that joined in 2026 had the mainland’s rate before, those of 2021 theirs', () => {
  const rates = (postcode: string) =>
    vatBasis(maker('GR', { postcode }), { country: 'GR', postcode }, '2025-12-31').rates;
  expect([rates('83300'), rates('85303'), rates('83100'), rates('85400')]).toEqual(['GR', 'GR', 'GR-A', 'GR-A']);
});

test('[OPS-02] what only the postcode tells is named, and nothing where it changes nothing', () => {
  const names = (seller: Parameters<typeof untoldParts>[0], country: string) =>
    untoldParts(seller, country, day).map(({ en }) => en);
  expect(names(maker('DE'), 'DE')).toEqual(['Heligoland', 'Büsingen']);
  expect(names(maker('DE'), 'GB')).toEqual(['Northern Ireland']);
  expect(names(maker('DE'), 'FR')).toEqual(['the overseas territories', 'Corsica']);
  expect(names(maker('DE'), 'PT')).toEqual(['Madeira', 'the Azores']);
  expect(names(maker('PT'), 'PT')).toEqual([]);
  expect(names(maker('DE'), 'US')).toEqual([]);
  expect(names({ ...maker('DE'), sellsAs: 'private' }, 'DE')).toEqual([]);
});
