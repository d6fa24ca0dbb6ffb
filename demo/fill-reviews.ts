import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { DAY, HOUR } from '#domain/core/time.ts';
import { storePicture } from '#server/rooms/files/store-picture.ts';
import type { App } from '#server/platform/calls/app.ts';
import { allCalls } from '#server/app/operations.ts';
import { demoFamilies } from './content/families.ts';
import { demoBuyers } from './content/people.ts';
import { demoAnswers, demoOpenQuestions, demoQuestions, demoReviews } from './content/reviews.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { type People, sessionOf } from './fill-demo.ts';

interface Line {
  seller_id: string;
  order_id: string;
  line_id: string;
  listing_id: string;
  buyer_id: string;
  title: string;
  top_category: string;
  category: string;
  arrived_at: Date;
}

const as = (app: App, userId: string) => demoCaller(app, allCalls(), sessionOf(userId));
/** Of twenty reviews twelve have five stars, five four, two three, and the last is the odd one. */
const starsOf = (index: number): number =>
  [5, 5, 4, 5, 5, 3, 5, 4, 5, 5, 4, 5, 2, 5, 4, 5, 5, 3, 4, 5][(index * 7) % 20] ?? 5;
const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const fits =
  (listing: { top_category: string; category: string }) =>
  ({ of }: { of?: string }): boolean =>
    !of || of.split(' ').some((slug) => slug === listing.top_category || slug === listing.category);

/** Hands out words: those that were said least often, never the same twice of one piece. Some say nothing. */
function wordsFor(said: { listing_id: string; body: string }[]): (line: Line, stars: number, index: number) => string {
  const times = new Map<string, number>();
  const note = (listingId: string, body: string): void => {
    for (const key of [body, `${listingId} ${body}`]) times.set(key, (times.get(key) ?? 0) + 1);
  };
  for (const { listing_id, body } of said) note(listing_id, body);
  return (line, stars, index) => {
    if (index % 11 === 10) return '';
    const known = demoReviews.filter(
      (words) => words.stars === stars && fits(line)(words) && !times.has(`${line.listing_id} ${words.says}`),
    );
    // What is said of this very kind of piece comes before what is said of anything.
    const [chosen] = known
      .map(({ says, of }) => ({ says, weight: (times.get(says) ?? 0) * 3 + (of ? 0 : 2) }))
      .sort((a, b) => a.weight - b.weight);
    if (chosen) note(line.listing_id, chosen.says);
    return chosen?.says ?? '';
  };
}

/** A picture as a buyer takes one: nearer, a little warmer, not quite straight. */
async function buyersPicture(app: App, { buyer_id, title }: Line): Promise<{ id: string; alt: string }[]> {
  const listing = demoFamilies.flatMap((family) => family.listings).find((each) => each.title === title);
  if (!listing) return [];
  const file = readFileSync(join(import.meta.dirname, 'pictures', 'finished', `${listing.picture}.webp`));
  const { width = 1000, height = 1000 } = await sharp(file).metadata();
  const side = Math.round(Math.min(width, height) * 0.66);
  const tilted = await sharp(file)
    .rotate((title.length % 2 === 0 ? 1 : -1) * 4, { background: '#8d857a' })
    .toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.round((tilted.info.width - side) / 2), Math.round((tilted.info.height - side) * 0.54)];
  const bytes = await sharp(tilted.data)
    .extract({ left, top, width: side, height: side })
    .linear([0.99, 0.95, 0.86], [0, 0, 0])
    .webp({ quality: 82 })
    .toBuffer();
  const stored = await storePicture(app, buyer_id, bytes);
  return stored.ok ? [{ id: stored.value.id, alt: `${title}, at the buyer’s home` }] : [];
}

/** [CAT-06] Buyers review most of what has arrived, makers answer some of it, others find it helpful; people ask before they buy. */
export async function fillReviews(app: App, clock: DemoClock, people: People): Promise<void> {
  const now = Date.now();
  const { rows } = await app.db.query<Line>({
    text: `SELECT o.seller_id, o.id AS order_id, i.id AS line_id, i.listing_id, o.buyer_id, i.title, coalesce(c.parent, c.slug) AS top_category, c.slug AS category, m.at AS arrived_at
           FROM orders o JOIN order_lines i ON i.seller_id = o.seller_id AND i.order_id = o.id JOIN order_transitions m ON m.seller_id = o.seller_id AND m.order_id = o.id AND m.state = 'delivered'
             JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id JOIN categories c ON c.slug = l.category
           WHERE o.state IN ('delivered', 'completed') AND o.buyer_id IS NOT NULL
           ORDER BY o.placed_at, i.title, i.id`,
  });
  const written = (
    await app.db.query<{ key: string; listing_id: string; body: string }>({
      text: `SELECT order_id || ' ' || line_id AS key, listing_id, body FROM reviews`,
    })
  ).rows;
  const done = new Set(written.map((row) => row.key));
  const words = wordsFor(written);
  for (const [index, line] of rows.entries()) {
    if (index % 6 === 4 || done.has(`${line.order_id} ${line.line_id}`)) continue;
    await reviewLine(app, clock, {
      line,
      index,
      people,
      now,
      stars: starsOf(index),
      body: words(line, starsOf(index), index),
    });
  }
  await fillQuestions(app, clock, { people, now });
  await fillFollows(app, people);
  clock.set(new Date(now));
}

async function reviewLine(
  app: App,
  clock: DemoClock,
  {
    line,
    index,
    people,
    now,
    stars,
    body,
  }: { line: Line; index: number; people: People; now: number; stars: number; body: string },
): Promise<void> {
  const at = Math.min(now - HOUR, line.arrived_at.getTime() + (1 + (index % 5)) * DAY + (index % 13) * HOUR);
  clock.set(new Date(at));
  const pictures = index % 8 === 3 && stars >= 4 ? await buyersPicture(app, line) : [];
  const { reviewId } = await as(app, line.buyer_id).call<{ reviewId: string }>('reviews.writeReview', {
    orderId: line.order_id,
    lineId: line.line_id,
    stars,
    body,
    pictures,
  });
  const readers = [...people.values()].filter((userId) => userId !== line.buyer_id && userId !== line.seller_id);
  for (let reader = 0; reader < (index * 5) % 4; reader += 1)
    await as(app, nth(readers, index + reader * 3)).call('reviews.markHelpful', { reviewId, helpful: true });
  if (index % 3 === 1 || stars <= 3) {
    clock.set(new Date(Math.min(now, at + (6 + (index % 20)) * HOUR)));
    await as(app, line.seller_id).call('reviews.answerReview', {
      reviewId,
      answer: nth(stars > 3 ? demoAnswers.glad : demoAnswers.sorry, index),
    });
  }
}

async function fillQuestions(
  app: App,
  clock: DemoClock,
  { people, now }: { people: People; now: number },
): Promise<void> {
  const { rows } = await app.db.query<{
    seller_id: string;
    id: string;
    top_category: string;
    category: string;
    asked: number;
  }>({
    text: `SELECT l.seller_id, l.id, coalesce(c.parent, c.slug) AS top_category, c.slug AS category, (SELECT count(*)::int FROM questions q WHERE q.seller_id = l.seller_id AND q.listing_id = l.id) AS asked
           FROM listings l JOIN categories c ON c.slug = l.category WHERE l.state = 'active' ORDER BY l.created_at, l.id`,
  });
  const ofShop = new Map<string, number>();
  for (const [index, listing] of rows.entries()) {
    if (index % 5 >= 2) continue;
    const known = demoQuestions.filter(fits(listing));
    const asked = [nth(known, index), ...(index % 10 === 0 ? [nth(known, index + 1)] : [])].map((each) => {
      // In each shop one of five still waits for its answer.
      const number = (ofShop.get(listing.seller_id) ?? 0) + 1;
      ofShop.set(listing.seller_id, number);
      return number % 5 === 2 ? { asks: nth(demoOpenQuestions, index), answers: '' } : each;
    });
    for (const [place, { asks, answers }] of asked.entries()) {
      if (place < listing.asked) continue;
      clock.set(new Date(now - (2 + ((index * 3 + place) % 40)) * DAY));
      const askerId = people.get(nth(demoBuyers, index + place * 5).email) ?? '';
      const { questionId } = await as(app, askerId).call<{ questionId: string }>('reviews.askQuestion', {
        listingId: listing.id,
        question: asks,
      });
      clock.set(new Date(clock.now().getTime() + (3 + (index % 30)) * HOUR));
      if (answers) await as(app, listing.seller_id).call('reviews.answerQuestion', { questionId, answer: answers });
    }
  }
}

/** Everybody follows a few shops, so that each has followers and home has a row for those who sign in. */
async function fillFollows(app: App, people: People): Promise<void> {
  const { rows } = await app.db.query<{ seller_id: string }>({
    text: 'SELECT seller_id FROM shop_counts WHERE listings > 0 ORDER BY seller_id',
  });
  for (const [index, { email }] of demoBuyers.entries()) {
    const userId = people.get(email) ?? '';
    for (const step of [0, 3, 7, 8].slice(0, 2 + (index % 3)))
      await as(app, userId).call('shops.setFollow', { sellerId: nth(rows, index + step).seller_id, following: true });
  }
}
