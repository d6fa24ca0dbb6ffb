import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const use = join(root, 'dist', 'client-use');
afterAll(() => rmSync(use, { recursive: true, force: true }));

const program = `
import { openShop, type Shop, ShopError } from 'artisan-market-client';
const shop: Shop = openShop({ url: 'http://127.0.0.1:9', key: 'ask_x' });
export const titles = async (): Promise<string[]> => (await shop.listings.listMine({ limit: 5 })).items.map(({ title }) => title);
export const state = async (orderId: string) => (await shop.orders.moveShopOrder({ orderId, state: 'shipped' })).state satisfies string;
// @ts-expect-error -- no key opens it
export const refund = () => shop.orders.refundShopOrder;
// @ts-expect-error -- not a state that a maker moves an order to
export const wrong = () => shop.orders.moveShopOrder({ orderId: 'x', state: 'refunded' });
console.log(typeof ShopError, Object.keys(shop).length);
`;

test('[API-01] the client is built as a package with types of its own', () => {
  execFileSync(process.execPath, [join(root, 'scripts', 'build-client.mjs')], { cwd: root, stdio: 'pipe' });
  rmSync(use, { recursive: true, force: true });
  mkdirSync(join(use, 'node_modules'), { recursive: true });
  symlinkSync(join(root, 'dist', 'client'), join(use, 'node_modules', 'artisan-market-client'));
  writeFileSync(join(use, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(use, 'program.ts'), program);
  const options =
    '--noEmit --strict --skipLibCheck --target es2022 --module nodenext --moduleResolution nodenext --types node';
  const checked = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), ...options.split(' '), 'program.ts'],
    { cwd: use, encoding: 'utf8' },
  );
  expect(checked.stdout).toBe('');
  const ran = spawnSync(process.execPath, ['program.ts'], { cwd: use, encoding: 'utf8' });
  expect([ran.status, ran.stdout.trim().split(' ')[0]]).toEqual([0, 'function']);
});
