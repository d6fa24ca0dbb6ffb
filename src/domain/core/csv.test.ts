import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('[ADM-12, RUN-10] cells with commas, quotes and line ends are quoted, and none becomes a formula', () => {
  expect(
    csvOf([
      ['a', 'b,c', 'say "hi"', 'two\nlines'],
      ['=HYPERLINK("x")', '+1', '@x', '-4.5', ''],
    ]),
  ).toBe('\uFEFFa,"b,c","say ""hi""","two\nlines"\r\n"\'=HYPERLINK(""x"")",\'+1,\'@x,-4.5,\r\n');
});
