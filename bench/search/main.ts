// npm run bench:search [-- --each]: how well the demo shop is found. -- --size 10000,100000: what a search costs in a market of that size.
const at = process.argv.indexOf('--size');
if (at < 0) await import('./relevance.ts');
else {
  const { measureSizes } = await import('./sizes.ts');
  await measureSizes((process.argv[at + 1] ?? '10000').split(',').map(Number));
}
