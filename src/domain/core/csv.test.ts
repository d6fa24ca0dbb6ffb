import { expect, test } from 'vitest';
import { csvOf, withoutFormulaGuard } from './csv.ts';

test('[ADM-12, RUN-10] cells with commas, quotes and line ends are quoted, and none becomes a formula', () => {
  expect(
    csvOf([
      ['a', 'b,c', 'say "hi"', 'two\nlines'],
      ['=HYPERLINK("x")', '+1', '@x', '-4.5', ''],
    ]),
  ).toBe('\uFEFFa,"b,c","say ""hi""","two\nlines"\r\n"\'=HYPERLINK(""x"")",\'+1,\'@x,-4.5,\r\n');
});

test('[DASH-02] a field that was kept from being a formula is read as written', () => {
  for (const written of ['=1+1', "'=1", "''-x", '- thrown', "'tis", '-4.5', 'plain'])
    expect(withoutFormulaGuard(csvOf([[written]]).slice(1, -2)), written).toBe(written);
});
