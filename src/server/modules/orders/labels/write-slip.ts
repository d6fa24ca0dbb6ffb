import { addressLines } from '#domain/core/address-lines.ts';
import { countryName } from '#domain/core/countries.ts';
import { unitsIn } from '#domain/core/counted.ts';
import { formatDateIn } from '#domain/core/days/time-zone.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { makersMark } from '#domain/core/pictures/makers-mark.ts';
import type { LabelPaper } from '#domain/orders/labels/model.ts';
import { linesToSend } from '#domain/orders/lines-to-send.ts';
import type { Order } from '#domain/orders/model.ts';
import { LINE, type Sheet, type TextStyle } from '../../../platform/documents/sheet.ts';
import type { SlipFacts } from './slip-facts-store.ts';

const INK = '#221E1A';
const GREY = '#554C43';

export const slipTexts = {
  slip: { en: 'Packing slip', de: 'Packzettel' },
  order: { en: (number: string) => `Order ${number}`, de: (number: string) => `Bestellung ${number}` },
  placed: { en: (day: string) => `Placed ${day}`, de: (day: string) => `Bestellt am ${day}` },
  to: { en: 'To', de: 'An' },
  units: {
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
    de: (count: number) => `${count} Stück`,
  },
  ways: {
    en: { letter: 'Letter', standard: 'Tracked', express: 'Express', pickup: 'Collect at the workshop' },
    de: {
      letter: 'Brief',
      standard: 'Mit Sendungsverfolgung',
      express: 'Express',
      pickup: 'Abholung in der Werkstatt',
    },
  },
  text: { en: (said: string) => `Text: “${said}”`, de: (said: string) => `Text: „${said}“` },
  care: { en: (said: string) => `Care: ${said}`, de: (said: string) => `Pflege: ${said}` },
  writes: { en: 'The buyer writes', de: 'Nachricht zur Bestellung' },
  note: { en: (said: string) => `“${said}”`, de: (said: string) => `„${said}“` },
};

/** Margin of the page, size of its text and of the maker's mark, in points. */
export const slipLooks: Record<LabelPaper, { margin: number; text: number; mark: number }> = {
  '4x6': { margin: 20, text: 8.5, mark: 34 },
  a6: { margin: 20, text: 8.5, mark: 34 },
  a5: { margin: 34, text: 9.5, mark: 46 },
  a4: { margin: 54, text: 11, mark: 60 },
};
type Look = (typeof slipLooks)[LabelPaper];

interface Slip {
  order: Order;
  facts: SlipFacts;
  /** The shop's portrait as a JPEG address of data; null where there is none. */
  portrait: string | null;
  language: Language;
  look: Look;
}

interface Part {
  text: string;
  style: TextStyle;
  /** Room above. */
  gap?: number;
}

/** Texts below each other, each line where it has room; `left` and `right` from the edges. */
function put(sheet: Sheet, parts: readonly Part[], { left = 0, right = 0 } = {}): void {
  const box = { left: sheet.left + left, width: sheet.width - left - right };
  for (const { text, style, gap = 0 } of parts) {
    sheet.top += gap;
    for (const line of text.split('\n').flatMap((each) => sheet.linesOf(each, box.width, style))) {
      sheet.makeRoom(style.size * LINE);
      sheet.top += sheet.write(line, { ...box, top: sheet.top }, style);
    }
  }
}

/** The portrait around its focal point in a circle, or the shop's stamp. */
function drawMark(sheet: Sheet, { order, facts, portrait, look: { mark } }: Slip): void {
  const { document, left, top } = sheet;
  document.save();
  if (portrait && facts.portrait) {
    const { width, height, focusX, focusY } = facts.portrait;
    const scale = mark / Math.min(width, height);
    document.circle(left + mark / 2, top + mark / 2, mark / 2).clip();
    document.image(portrait, left - (width * scale - mark) * focusX, top - (height * scale - mark) * focusY, {
      width: width * scale,
      height: height * scale,
    });
  } else {
    const { paths, initials } = makersMark({ name: order.shopName, slug: order.shopSlug });
    document.translate(left, top).scale(mark / 48);
    for (const path of paths) document.path(path).lineWidth(1.25).strokeColor(INK).stroke();
    document.restore().save();
    const style: TextStyle = { size: mark * 0.34, weight: 'Bold' };
    sheet.write(
      initials,
      { left: left + (mark - sheet.widthOf(initials, style)) / 2, top: top + mark * 0.26, width: mark },
      style,
    );
  }
  document.restore();
}

function writeHead(sheet: Sheet, slip: Slip): void {
  const { order, language, look } = slip;
  const say = inLanguage(slipTexts, language);
  const { text, mark } = look;
  drawMark(sheet, slip);
  const facts = [
    say.slip,
    say.order(order.number),
    say.placed(formatDateIn(order.timeZone, new Date(order.placedAt), language)),
  ];
  const right = Math.max(...facts.map((each) => sheet.widthOf(each, { size: text, weight: 'Bold' })));
  const column = (texts: Part[], left: number, width: number): number =>
    texts.reduce((top, part) => top + sheet.write(part.text, { left, top, width }, part.style), sheet.top);
  const grey: TextStyle = { size: text, colour: GREY };
  const name = [
    { text: order.shopName, style: { size: text * 1.6, weight: 'Bold' } satisfies TextStyle },
    ...(order.place ? [{ text: order.place, style: grey }] : []),
  ];
  const said = facts.map((each, index): Part => ({
    text: each,
    style: { size: text, align: 'right', ...(index === 0 ? { weight: 'Bold' } : { colour: GREY }) },
  }));
  const bottom = Math.max(
    sheet.top + mark,
    column(name, sheet.left + mark + text, sheet.width - mark - right - 2 * text),
    column(said, sheet.left + sheet.width - right, right),
  );
  sheet.top = bottom + text;
  sheet.rule(sheet.top, INK);
}

/** What the maker ticks when the piece lies in the parcel. */
function drawTickBox(sheet: Sheet, size: number): void {
  sheet.makeRoom(size * LINE);
  sheet.document
    .rect(sheet.left + sheet.width - size, sheet.top + size * 0.2, size, size)
    .lineWidth(0.75)
    .strokeColor(INK)
    .stroke();
}

/** [ORD-03, UX-36] One slip: whose work it is, for whom, what lies in the parcel with its buyer's words and its care, without prices. */
export function writeSlip(sheet: Sheet, slip: Slip): void {
  const { order, facts, language, look } = slip;
  const say = inLanguage(slipTexts, language);
  const size = look.text;
  const plain: TextStyle = { size };
  const bold: TextStyle = { size, weight: 'Bold' };
  const grey: TextStyle = { size: size * 0.85, colour: GREY };
  writeHead(sheet, slip);
  const address = addressLines(order.address, (code) => countryName(code, language));
  put(sheet, [
    { text: say.to, style: grey, gap: size },
    { text: order.address.name, style: { size: size * 1.2, weight: 'Bold' } },
    ...address.map((text) => ({ text, style: { size: size * 1.2 } })),
  ]);
  const lines = linesToSend(order);
  put(sheet, [{ text: `${say.units(unitsIn(lines))}, ${say.ways[order.deliveryId]}`, style: grey, gap: size * 1.5 }]);
  sheet.rule(sheet.top + 2, INK);
  sheet.top += size * 0.8;
  for (const { listingId, quantity, title, values, personalisation } of lines) {
    const care = facts.cares[listingId];
    drawTickBox(sheet, size);
    put(sheet, [{ text: `${quantity} × ${title}`, style: bold }], { right: size * 2 });
    put(
      sheet,
      [
        ...(values.length > 0 ? [{ text: values.join(', '), style: plain }] : []),
        ...(personalisation ? [{ text: say.text(personalisation), style: plain }] : []),
        ...(care ? [{ text: say.care(care), style: grey }] : []),
      ],
      { left: size * 1.6, right: size * 2 },
    );
    sheet.top += size * 0.5;
    sheet.rule(sheet.top, '#D8CFC4');
    sheet.top += size * 0.5;
  }
  if (order.note)
    put(sheet, [
      { text: say.writes, style: grey, gap: size },
      { text: say.note(order.note), style: plain },
    ]);
  if (!facts.thanks) return;
  const thanks: TextStyle = { size: size * 1.2 };
  // It stands together.
  const room = (sheet.linesOf(facts.thanks, sheet.width, thanks).length * thanks.size + size) * LINE;
  if (!sheet.makeRoom(size * 1.8 + room)) sheet.top += size * 1.8;
  put(sheet, [
    { text: facts.thanks, style: thanks },
    { text: order.shopName, style: grey },
  ]);
}
