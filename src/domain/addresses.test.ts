import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hrefTo } from './addresses.ts';

test('[SHELL-05] the address of a screen by its name', () => {
  expect([hrefTo('home'), hrefTo('order', { orderId: 'a b/c' })]).toEqual(['/', '/order/a%20b%2Fc']);
  // @ts-expect-error no screen has this name
  expect(() => hrefTo('ordr')).toThrow();
  // @ts-expect-error the order is not named
  expect(() => hrefTo('order')).toThrow();
  // @ts-expect-error the parameter is called otherwise
  expect(hrefTo('order', { id: 'a' })).toBe('/order/');
});

test('no two modules give a screen the same name', async () => {
  const files = globSync('src/domain/*/addresses.ts');
  const modules = await Promise.all(files.map(async (file) => Object.values(await import(`../../${file}`))));
  const names = modules.flat().flatMap((addresses) => Object.keys(addresses as object));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
