import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('[INV-21] an IPv4 address and an IPv6 /64 count as one source', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:cb00:7107')).toBe('203.0.113.7');
  const home = networkOf('2001:db8:1:2::1');
  for (const same of [
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:0DB8:0001:0002::',
    '2001:db8:1:2:0:0:203.0.113.7',
    '2001:db8:1:2::1%eth0',
  ])
    expect(networkOf(same), same).toBe(home);
  for (const other of ['2001:db8:1:3::1', '2001:db8::2:0:0:1', '2001:db8:2::1'])
    expect(networkOf(other), other).not.toBe(home);
  expect(networkOf('::1')).toBe(networkOf('::2'));
  expect(networkOf('nonsense')).toBe('nonsense');
});
