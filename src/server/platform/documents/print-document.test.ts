import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { PdfDocument } from './document.ts';
import { renderPdf } from './print-document.ts';

const documentWith = (change: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Invoice 2026-7',
  parties: [{ heading: 'From', lines: ['Rio Clay'] }],
  facts: [{ name: 'Date', value: '23 Nov 2026' }],
  table: {
    columns: [
      { heading: 'Piece', share: 0.8 },
      { heading: 'Sum', share: 0.2, align: 'right' },
    ],
    rows: [['Mug', '€34.00']],
  },
  sums: [{ name: 'Total', value: '€34.00', isTotal: true }],
  notes: ['Thank you.'],
  footer: 'Rio Clay',
  madeAt: new Date('2026-11-23T12:00:00Z'),
  ...change,
});

const pagesOf = async (bytes: Buffer): Promise<string[]> => (await extractText(new Uint8Array(bytes))).text;

const names = [
  'Łukasz Żółć, Đỗ Thị Bích',
  'Γιώργος Παπαδόπουλος',
  'Наталія Ґонґадзе',
  '山田太郎 ひらがな カタカナ',
  '王小明 臺灣',
  '김민준 서울',
  'สมชาย ใจดี',
  'გიორგი მელაძე',
  'Արամ Խաչատրյան',
];

test.each(names)('[PAY-06] the name %s stands on the paper as it was written', async (name) => {
  const [text = ''] = await pagesOf(await renderPdf(documentWith({ parties: [{ heading: 'For', lines: [name] }] })));
  expect(text.replaceAll(/\s+/g, ' ')).toContain(name);
});

test('[PAY-06] a Hebrew name runs from right to left', async () => {
  const [text = ''] = await pagesOf(
    await renderPdf(documentWith({ parties: [{ heading: 'For', lines: ['דוד כהן'] }] })),
  );
  for (const word of ['דוד', 'כהן']) expect(text).toContain(word);
});

test('[PAY-06] Arabic words run from right to left, with what stands in brackets between them', async () => {
  const lines = ['محمد حسن (5)'];
  const bytes = await renderPdf(documentWith({ parties: [{ heading: 'For', lines }] }));
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { items } = await page.getTextContent();
  const leftOf = (word: string): number => {
    const match = items.find((item) => 'str' in item && item.str === word);
    if (!match || !('transform' in match)) throw new Error(`${word} is not on the paper`);
    return Number(match.transform[4]);
  };
  expect(leftOf('محمد')).toBeGreaterThan(leftOf('حسن'));
  expect(leftOf('حسن')).toBeGreaterThan(leftOf('(5)'));
});

test('a table longer than a page goes on under the same head', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => [`Piece number ${index}.`, `€${index}.00`]);
  const pages = await pagesOf(await renderPdf(documentWith({ table: { ...documentWith().table, rows } })));
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((text, index) => {
    expect(text).toContain('Rio Clay');
    expect(text).toContain(`${index + 1} / ${pages.length}`);
    expect(text).toMatch(/Piece\s+Sum/);
  });
  const all = pages.join(' ');
  for (const [piece = '', sum = ''] of rows) for (const cell of [piece, sum]) expect(all).toContain(cell);
});

test('A word without spaces is cut where the paper ends instead of running out of it', async () => {
  const word = 'x'.repeat(300);
  const [text = ''] = await pagesOf(await renderPdf(documentWith({ notes: [word] })));
  expect(text.replaceAll(/\s/g, '')).toContain(word);
  expect(text).not.toContain(word);
});

test('The same paper has the same bytes', async () => {
  expect((await renderPdf(documentWith())).equals(await renderPdf(documentWith()))).toBe(true);
});
