// npm run bench:search [-- --each]: how well the demo shop is found. -- --foreign, --titles (of the foreign goods, and nothing else), --harder, --english, --german:
// how well goods of other kinds are; -- --all: all of them. -- --size 10000,100000: what a search costs in a market of that size.
import { goodsSets, measureGoods } from './goods.ts';

const at = process.argv.indexOf('--size');
const isAll = process.argv.includes('--all');
const asked = goodsSets.filter((which) => isAll || process.argv.includes(`--${which}`));
if (at >= 0) {
  const { measureSizes } = await import('./sizes.ts');
  await measureSizes((process.argv[at + 1] ?? '10000').split(',').map(Number));
} else {
  if (isAll || asked.length === 0) await import('./relevance.ts');
  for (const which of asked) await measureGoods(which);
}
