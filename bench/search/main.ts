// npm run bench:search [-- --each]: how well the demo shop is found. -- --foreign, --titles (of the foreign goods, and nothing else), --harder, --english, --german:
// how well goods of other kinds are; -- --all: all of them. -- --size 10000,100000: what a search costs in a market of that size; -- --size 1000000 --dir FOLDER --fill
// fills a market that FOLDER keeps, and the same without --fill measures it from there. --alone leaves out the textbook's search beside it, which takes seconds there.
import { goodsSets, measureGoods } from './goods.ts';

const valueOf = (option: string): string | undefined => {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : process.argv[at + 1];
};
const size = valueOf('--size');
const folder = valueOf('--dir');
const isAll = process.argv.includes('--all');
const requests = goodsSets.filter((which) => isAll || process.argv.includes(`--${which}`));
if (size) {
  const { fillFolder, measureSizes } = await import('./sizes.ts');
  if (folder && process.argv.includes('--fill')) await fillFolder(folder, Number(size));
  else await measureSizes(size.split(',').map(Number), folder);
} else {
  if (isAll || requests.length === 0) await import('./relevance.ts');
  for (const which of requests) await measureGoods(which);
}
