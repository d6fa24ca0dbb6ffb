import { expect, test } from 'vitest';
import { lateProblems } from './late-parts.mjs';

const problemsOf = (file: string, text: string) => lateProblems(new Map([[file, text]]));
const page = 'src/web/modules/cart/cart-page.tsx';

test('a late part that would take its page along is refused', () => {
  const bare = "const Crop = lazy(() => import('./crop.tsx'));";
  expect(problemsOf(page, bare)).toEqual([{ file: page, message: expect.stringContaining('take lazyDialog') }]);
  expect(problemsOf(page, 'const Crop = React.lazy(load);')).toHaveLength(1);
  expect(problemsOf('src/web/modules/cart/seller/sections.tsx', bare)).toEqual([]);
  expect(problemsOf('src/web/ui/lazy/lazy-extra.ts', bare)).toEqual([]);
  expect(problemsOf(page, 'const Extra = lazyExtra(async () => (await load()).Extra); // not lazy')).toEqual([]);
});

test('a dialog says its file in its own words', () => {
  expect(problemsOf(page, "lazyDialog(async () => (await import('./crop.tsx')).CropDialog, 'The crop')")).toEqual([]);
  expect(
    problemsOf(page, "lazyDialog(\n  async () => (await import('./crop.tsx')).CropDialog,\n  texts.crop,\n)"),
  ).toEqual([]);
  expect(problemsOf(page, "lazyDialog(async () => (await load()).CropDialog, 'The crop')")).toEqual([
    { file: page, message: expect.stringContaining('the file to fetch') },
  ]);
  expect(problemsOf(page, "lazyDialog(() => import('./crop.tsx').then((all) => all.CropDialog), 'x')")).toHaveLength(1);
});
