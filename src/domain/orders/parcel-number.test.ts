import { expect, test } from 'vitest';
import { parcelNumberOf } from './parcel-number.ts';

test('[ORD-05] a parcel’s number is the same however it is printed', () => {
  expect(parcelNumberOf(' rr 123-456 785 pt ')).toBe('RR123456785PT');
  expect(parcelNumberOf('12345678')).toBe('12345678');
  for (const short of ['', '1234567', '1-2-3-4-5-6-7', '- - - - - - - -']) expect(parcelNumberOf(short)).toBeNull();
});
