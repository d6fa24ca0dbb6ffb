import { expect, test } from 'vitest';
import { carrierPage, carriers, compactNumber, numberProblem } from './carriers.ts';

test('[ORD-03] a number is taken when it has the shape of its carrier’s, however it is printed', () => {
  const right: [string, string][] = [
    ['UPS', '1Z 999 AA1 01 2345 6784'],
    ['fedex', '7946 0123 4567'],
    ['DHL', '00340434161094015902'],
    ['CTT', 'rr 123-456 785 pt'],
    ['Post', 'RR999999995PT'],
    ['A courier on a bicycle', 'Tour 12-7'],
    ['', '12345678'],
    ['UPS', ''],
  ];
  expect(right.filter(([carrier, tracking]) => numberProblem({ carrier, tracking }))).toEqual([]);
  for (const { name, example } of carriers)
    expect(numberProblem({ carrier: name, tracking: example }), name).toBeNull();
});

test('[ORD-03] a number that does not fit its carrier is refused with an example', () => {
  expect(numberProblem({ carrier: 'UPS', tracking: '00340434161094015902' })).toEqual({
    code: 'orders/number-of-another-carrier',
    carrier: 'UPS',
    example: '1Z999AA10123456784',
  });
  expect(numberProblem({ carrier: 'CTT', tracking: 'RR123456784PT' })?.code).toBe('orders/number-of-another-carrier');
  for (const tracking of ['12345', 'x'.repeat(41), 'call me!!', '<b>123456</b>'])
    expect(numberProblem({ carrier: '', tracking }), tracking).toEqual({ code: 'orders/not-a-number' });
});

test('[UX-64] a parcel leads to its carrier’s own page where that is known', () => {
  expect(carrierPage({ carrier: 'ups', tracking: '1Z 999' })).toBe('https://www.ups.com/track?tracknum=1Z999');
  expect([carrierPage({ carrier: 'Bicycle', tracking: '1' }), carrierPage({ carrier: 'UPS', tracking: '' })]).toEqual([
    null,
    null,
  ]);
  expect(compactNumber(' rr-12.3 ')).toBe('RR123');
});
