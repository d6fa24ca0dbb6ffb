import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getDocumentProxy, extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { labelDocument } from '#sandbox/labels/label-document.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import { labelSheets } from './print-labels.ts';

const address = { name: 'Bo Ek', street1: 'Gasse 1', zip: '1010', city: 'Wien', country: 'AT' };
const label = (orderId: string) =>
  labelDocument({
    ...{ carrier: 'UPS', service: 'Standard', tracking: '1Z999AA10123456784', reference: orderId },
    ...{ from: address, to: address, customs: [] },
  });
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    shownOrder({
      ...{ orderId: `o${index}`, number: `AM-2026-1${String(index).padStart(5, '0')}`, note: 'Ring twice.' },
      lines: [shownLine(), shownLine({ id: 'l2', title: 'Чашка', personalisation: 'For Ida' })],
    }),
  );
const print = async (count: number, changes = {}) => {
  const all = orders(count);
  const documents = await Promise.all(all.map(async ({ orderId }) => ({ orderId, document: await label(orderId) })));
  const facts = { portrait: null, thanks: 'Use it every day.', cares: { jug: 'Wash it by hand.' } };
  const how = { withSlips: true, paper: 'a6', language: 'en', now: new Date(0), facts, portrait: null } as const;
  const request = { orders: all, documents, ...how };
  return { all, documents, asked: { ...request, ...changes } };
};

test('[UX-91, UX-36] each label comes before its slip, on the chosen paper', async () => {
  const { asked } = await print(2, { paper: '4x6' });
  const pdf = await getDocumentProxy((await labelSheets(asked)) ?? new Uint8Array());
  const { text } = await extractText(pdf, { mergePages: false });
  const kinds = text.map((page) => (page.includes('1Z999AA10123456784') ? 'label' : 'slip'));
  expect(kinds).toEqual(['label', 'slip', 'label', 'slip']);
  expect(text[1]).toContain('AM-2026-100000');
  expect(text[1]).toContain('For Ida');
  expect(text[1]).not.toContain('€');
  const [, , width, height] = (await pdf.getPage(1)).view;
  expect([width, height].map((points) => Math.round(((points ?? 0) * 25.4) / 72))).toEqual([102, 152]);
  expect(await labelSheets({ ...asked, documents: [], withSlips: false })).toBeNull();
});

test('[ORD-03] a slip has thanks, personalisation and care, and no price', async () => {
  const { asked } = await print(1, { documents: [], paper: 'a5', language: 'de' });
  const pdf = await getDocumentProxy((await labelSheets(asked)) ?? new Uint8Array());
  const { text } = await extractText(pdf, { mergePages: true });
  const texts = ['RC', 'Rio Clay', 'Pflege: Wash it by hand.', 'Text: „For Ida“', '„Ring twice.“', 'Use it every day.'];
  for (const each of texts) expect(text).toContain(each);
  expect(text).not.toMatch(/€|42[.,]00/);
});

test('[UX-91] a hundred labels with their slips are one PDF in under three seconds', async () => {
  const { asked } = await print(100);
  await labelSheets({ ...asked, orders: asked.orders.slice(0, 1) });
  let sheets: Awaited<ReturnType<typeof labelSheets>> = null;
  let seconds = Infinity;
  // Of this thread alone: other tests run in others. What else the machine does only ever adds, so that the least of three turns counts.
  for (let turn = 0; turn < 3 && seconds >= 3; turn += 1) {
    const before = process.threadCpuUsage();
    sheets = await labelSheets(asked);
    const { user, system } = process.threadCpuUsage(before);
    seconds = Math.min(seconds, (user + system) / 1_000_000);
  }
  expect(seconds).toBeLessThan(3);
  expect(sheets?.length ?? 0).toBeLessThan(3_000_000);
});

test('[UX-91] a hundred labels with their slips hold under a hundred megabytes', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const liveBytes = (): number => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const { asked } = await print(100);
  const before = liveBytes();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, liveBytes())), 20);
  const sheets = await labelSheets(asked);
  clearInterval(timer);
  expect(Math.max(most, liveBytes()) - before).toBeLessThan(100_000_000);
  expect(sheets).not.toBeNull();
});
