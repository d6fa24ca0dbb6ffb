// npm run bench:search [-- --each]: how well the demo shop is found. -- --foreign, -- --harder, -- --english, -- --german: how well goods of other kinds are.
// -- --size 10000,100000: what a search costs in a market of that size.
const at = process.argv.indexOf('--size');
const other = (['foreign', 'harder', 'english', 'german'] as const).find((which) =>
  process.argv.includes(`--${which}`),
);
if (at >= 0) {
  const { measureSizes } = await import('./sizes.ts');
  await measureSizes((process.argv[at + 1] ?? '10000').split(',').map(Number));
} else if (other) {
  const { measureGoods } = await import('./goods.ts');
  await measureGoods(other);
} else await import('./relevance.ts');
