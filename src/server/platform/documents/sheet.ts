import PDFDocument from 'pdfkit';
import { faceFile, runsOfLine, type Run, type Weight } from './fonts.ts';

const MARGIN = 50;
const FOOT = 40;
export const LINE = 1.45;

export interface TextStyle {
  /** In points. */
  size: number;
  weight?: Weight;
  colour?: string;
  align?: 'right';
}

/** Where a text stands: from `left`, or ending at `left + width` where it is aligned to the right. In points from the page's corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
}

interface SheetFacts {
  title: string;
  madeAt: Date;
  /** Width and height in points. */
  size?: 'A4' | [number, number];
  margin?: number;
  /** Room that its foot takes. */
  foot?: number;
}

/** Pages, A4 unless another size is named, that are written from top to bottom; texts of any script are drawn by a face that has it. */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  /** Where the next text stands, in points from the top. */
  top: number;

  constructor({ title, madeAt, size = 'A4', margin = MARGIN, foot = FOOT }: SheetFacts) {
    this.#foot = foot;
    this.left = margin;
    this.top = margin;
    this.document = new PDFDocument({
      size,
      margins: { top: margin, left: margin, right: margin, bottom: 0 },
      bufferPages: true,
      lang: 'en',
      displayTitle: true,
      info: { Title: title, CreationDate: madeAt, ModDate: madeAt },
    });
    this.width = this.document.page.width - 2 * margin;
  }

  /** Begins another page where `height` points have no room left; says whether it did. */
  makeRoom(height: number): boolean {
    if (this.top + height <= this.document.page.height - this.left - this.#foot) return false;
    this.addPage();
    return true;
  }

  addPage(): void {
    this.document.addPage();
    this.top = this.left;
  }

  /** How many there are by now. */
  get pages(): number {
    return this.document.bufferedPageRange().count;
  }

  /** The lines of a text in a width, broken at spaces, and within what is longer than a line. */
  linesOf(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of tokensOf(text))
      if (line === '' || this.widthOf(line + word.trimEnd(), style) <= width) line += word;
      else {
        lines.push(line.trimEnd());
        line = word;
      }
    return [...lines, line.trimEnd()].flatMap((each) => this.#cut(each, width, style));
  }

  /** Writes a text and answers its height. */
  write(text: string, box: Box, style: TextStyle): number {
    const step = style.size * LINE;
    const lines = this.linesOf(text, box.width, style);
    lines.forEach((line, index) => this.#writeLine(line, { ...box, top: box.top + index * step }, style));
    return lines.length * step;
  }

  rule(top: number, colour: string): void {
    this.document
      .moveTo(this.left, top)
      .lineTo(this.left + this.width, top)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }

  /** Puts a foot on every page, unless it is empty, and closes the document. */
  async finish(footer: string): Promise<Buffer> {
    const { count } = this.document.bufferedPageRange();
    const box = { left: this.left, top: this.document.page.height - FOOT, width: this.width };
    for (let page = 0; footer !== '' && page < count; page += 1) {
      this.document.switchToPage(page);
      this.write(footer, box, { size: 8, colour: '#554C43' });
      this.write(`${page + 1} / ${count}`, box, { size: 8, colour: '#554C43', align: 'right' });
    }
    const chunks: Buffer[] = [];
    this.document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve, reject) => this.document.on('end', resolve).on('error', reject));
    this.document.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #cut(line: string, width: number, style: TextStyle): string[] {
    if (this.widthOf(line, style) <= width) return [line];
    const parts = [''];
    for (const { segment } of new Intl.Segmenter().segment(line))
      if (parts.at(-1) === '' || this.widthOf(`${parts.at(-1)}${segment}`, style) <= width)
        parts[parts.length - 1] += segment;
      else parts.push(segment);
    return parts;
  }

  #use({ family }: Run, { size, weight = 'Regular' }: TextStyle): PDFKit.PDFDocument {
    const name = `${family} ${weight}`;
    if (!this.#opened.has(name)) this.document.registerFont(name, faceFile(family, weight));
    this.#opened.add(name);
    return this.document.font(name).fontSize(size);
  }
  readonly #foot: number;
  readonly #opened = new Set<string>();

  /** Of a line, in points. */
  widthOf(line: string, style: TextStyle): number {
    return runsOfLine(line).reduce(
      (width, run) => width + this.#use(run, style).widthOfString(run.text, shapingOf(run)),
      0,
    );
  }

  #writeLine(line: string, { left, top, width }: Box, style: TextStyle): void {
    let x = style.align === 'right' ? left + width - this.widthOf(line, style) : left;
    for (const run of runsOfLine(line)) {
      const document = this.#use(run, style).fillColor(style.colour ?? '#221E1A');
      document.text(run.text, x, top + style.size, { lineBreak: false, baseline: 'alphabetic', ...shapingOf(run) });
      x += document.widthOfString(run.text, shapingOf(run));
    }
  }
}

/** A letter with a mark is drawn by its own glyph: one put together of two could not be read back from the document. */
const ownGlyphs: PDFKit.Mixins.TextOptions = {
  // @ts-expect-error The types know only features to use; the library also takes those to leave out.
  features: { ccmp: false },
};
const shapingOf = ({ family }: Run): PDFKit.Mixins.TextOptions => (family === 'sans' ? ownGlyphs : {});

/** The words of a text with the space behind them: after each a line may end. */
const tokensOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [''];
