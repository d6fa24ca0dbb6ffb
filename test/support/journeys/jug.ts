import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { ownMaker, sentBy } from './own-maker.ts';

export interface Jug {
  listingId: string;
  pictureId: string;
  title: string;
  /** Calls as its maker. */
  maker: APIRequestContext;
  /** Puts one of this glaze into the cart of the page. */
  putIntoCart: (glaze: string) => Promise<void>;
  /** Its maker offers this glaze no more. */
  takeOut: (glaze: string) => Promise<void>;
}

const ofAMug = (): Buffer => readFileSync('demo/pictures/finished/mug-ink-dip.webp');
const title = 'Jug with a short spout';

/** A jug in two glazes, of a maker of its own or of whose calls are given; only what the test says differs. */
export async function publishJug(
  page: Page,
  changes: object = {},
  bytes = ofAMug(),
  by?: APIRequestContext,
): Promise<Jug> {
  const { maker, sent } = by ? { maker: by, sent: sentBy(by) } : await ownMaker(page);
  const picture = await sent('post', '/api/files/pictures', { data: bytes, headers: { 'Content-Type': 'image/webp' } });
  const input = (glazes: string[]): object => ({
    title,
    description: 'Thrown in one pull, with a spout that does not drip.',
    category: 'mugs-and-cups',
    options: [{ name: 'Glaze', values: glazes }],
    variants: glazes.map((glaze) => ({ values: [glaze], priceCents: 4200, quantity: 5, pictureId: null })),
    personalisation: null,
    materials: ['stoneware'],
    colours: ['blue'],
    tags: [],
    pictures: [{ id: picture.id, alt: 'A jug, from the side' }],
    processingDays: 3,
    madeToOrder: false,
    weightGrams: 900,
    ...changes,
  });
  let glazes = ['Ink', 'Straw'];
  const headers = (): Record<string, string> => ({ 'Idempotency-Key': crypto.randomUUID() });
  const made = { data: { listing: input(glazes), publish: true }, headers: headers() };
  const { listingId = '' } = await sent('post', '/api/seller/listings', made);
  const { variants } = await (await maker.get(`/api/listings/${listingId}`)).json();
  return {
    listingId,
    pictureId: picture.id ?? '',
    title,
    maker,
    putIntoCart: async (glaze) => {
      const variantId = variants.find(({ values }: { values: string[] }) => values[0] === glaze).id;
      const data = { listingId, variantId, quantity: 1, personalisation: '' };
      const answer = await page.request.post('/api/cart/items', { data, headers: headers() });
      if (!answer.ok()) throw new Error(`The jug was not added: ${answer.status()} ${await answer.text()}`);
    },
    takeOut: async (glaze) => {
      glazes = glazes.filter((each) => each !== glaze);
      await sent('put', `/api/seller/listings/${listingId}`, { data: { listing: input(glazes) }, headers: headers() });
    },
  };
}
