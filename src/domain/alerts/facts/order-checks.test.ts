import { expect, test } from 'vitest';
import { checkBeforeMaking, isBulkOrder } from './order-checks.ts';

test.each([
  [9, 49_999, false],
  [10, 100, true],
  [1, 50_000, true],
])('[ALERT-26] %i units for %i cents: bulk is %s', (itemCount, totalCents, isBulk) =>
  expect(isBulkOrder({ itemCount, totalCents })).toBe(isBulk),
);

const address = { name: 'Bo', line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien', country: 'AT', phone: '' };
const order = (edit: { line1?: string; personalisation?: string; note?: string }) => ({
  address: { ...address, line1: edit.line1 ?? address.line1 },
  lines: [{ personalisation: edit.personalisation ?? '' }] as Parameters<typeof checkBeforeMaking>[0]['lines'],
  note: edit.note ?? '',
});

test.each([
  [{}, null],
  [{ note: 'A gift' }, { what: 'note', text: 'A gift' }],
  [
    { personalisation: 'Mia', note: 'A gift' },
    { what: 'personalisation', text: 'Mia' },
  ],
  [
    { line1: 'Gasse', personalisation: 'Mia' },
    { what: 'address', text: 'Gasse' },
  ],
])('[ALERT-26] what a maker has to look at before making: %j', (edit, check) =>
  expect(checkBeforeMaking(order(edit))).toEqual(check),
);
