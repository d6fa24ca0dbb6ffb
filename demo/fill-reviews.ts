import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY, HOUR } from '#domain/core/time.ts';
import type { App } from '#server/platform/calls/app.ts';
import { allCalls } from '#server/app/operations.ts';
import { demoFamilies } from './content/families.ts';
import { demoBuyers } from './content/people.ts';
import { demoAnswers, demoOpenQuestions, demoQuestions, demoReviews } from './content/reviews.ts';
import { reviewsOfListings, type DemoReviewText } from './content/reviews-of-listings.ts';
import { demoCaller } from './demo-caller.ts';
import type { DemoClock } from './demo-clock.ts';
import { type People, sessionOf } from './fill-demo.ts';
import { storeOwn } from './store-pictures.ts';

const SEED = 3141;

interface Line {
  seller_id: string;
  order_id: string;
  line_id: string;
  listing_id: string;
  buyer_id: string;
  title: string;
  top_category: string;
  category: string;
  option_values: string[];
  arrived_at: Date;
}

const as = (app: App, userId: string) => demoCaller(app, allCalls(), sessionOf(userId));
/** What few have bought is liked by those who did: of three reviews two have five stars. */
const starsOf = (index: number): number => (index % 3 === 1 ? 4 : 5);
const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const fits =
  (listing: { top_category: string; category: string }) =>
  ({ of }: { of?: string }): boolean =>
    !of || of.split(' ').some((slug) => slug === listing.top_category || slug === listing.category);

/** Hands out words: what is said of this very kind of piece before what is said of anything, and nothing twice. Some say nothing. */
function reviewPicker(said: ReadonlySet<string>): (line: Line, index: number) => DemoReviewText {
  const used = new Set(said);
  return (line, index) => {
    const stars = starsOf(index);
    const known = demoReviews.filter(
      (review) => review.stars === stars && fits(line)(review) && !used.has(review.says),
    );
    const { says = '' } = (index % 6 === 5 ? undefined : (known.find(({ of }) => of) ?? known[0])) ?? {};
    used.add(says);
    const answer = index % 8 === 1 ? nth(demoAnswers, index) : '';
    return { stars, body: says, hasPicture: index % 14 === 3, answer };
  };
}

/** The picture of what was chosen. */
function pictureOf({ title, option_values }: Line): string | undefined {
  const listing = demoFamilies.flatMap((family) => family.listings).find((each) => each.title === title);
  const values = (listing?.choice?.options ?? []).flatMap((option) => option.values);
  return values.find(({ value, picture }) => picture && option_values.includes(value))?.picture ?? listing?.picture;
}

/** Pictures as buyers take them: nearer, by lamp light, not quite straight. Each is of one buyer; what was chosen is in it. */
function buyersPictures(app: App): (line: Line) => Promise<{ id: string; alt: string }[]> {
  const taken = new Set<string>();
  return async (line) => {
    const name = pictureOf(line) ?? '';
    const files = [1, 2, 3, 4].map((nth) => join(import.meta.dirname, 'pictures', 'at-home', `${name}-${nth}.webp`));
    const file = files.find((each) => !taken.has(each) && existsSync(each));
    if (!file) return [];
    taken.add(file);
    const bytes = await readFile(file);
    const id = await storeOwn(app, { sellerId: line.buyer_id, bytes, seed: SEED + taken.size });
    return [{ id, alt: `${line.title}, at the buyer’s home` }];
  };
}

/** [CAT-06] Buyers review most of what has arrived, makers answer some of it, others find it helpful; people ask before they buy. */
export async function fillReviews(app: App, clock: DemoClock, people: People): Promise<void> {
  const now = Date.now();
  const { rows } = await app.db.query<Line>({
    text: `SELECT o.seller_id, o.id AS order_id, i.id AS line_id, i.listing_id, o.buyer_id, i.title, i.option_values, coalesce(c.parent, c.slug) AS top_category, c.slug AS category, m.at AS arrived_at
           FROM orders o JOIN order_lines i ON i.seller_id = o.seller_id AND i.order_id = o.id JOIN order_transitions m ON m.seller_id = o.seller_id AND m.order_id = o.id AND m.state = 'delivered'
             JOIN listings l ON l.seller_id = i.seller_id AND l.id = i.listing_id JOIN categories c ON c.slug = l.category
           WHERE o.state IN ('delivered', 'completed') AND o.buyer_id IS NOT NULL
           ORDER BY o.placed_at, i.title, i.id`,
  });
  const written = (
    await app.db.query<{ key: string; body: string }>({
      text: `SELECT order_id || ' ' || line_id AS key, body FROM reviews`,
    })
  ).rows;
  const done = new Set(written.map((row) => row.key));
  const picksReview = reviewPicker(new Set(written.map(({ body }) => body)));
  const times = new Map<string, number>();
  const picturesFor = buyersPictures(app);
  for (const [index, line] of rows.entries()) {
    const time = times.get(line.title) ?? 0;
    const said = reviewsOfListings.get(line.title);
    times.set(line.title, time + 1);
    if (said ? time >= said.length : index % 6 === 4) continue;
    if (done.has(`${line.order_id} ${line.line_id}`)) continue;
    await reviewLine(app, clock, {
      line,
      index,
      people,
      now,
      said: said?.[time] ?? picksReview(line, index),
      picturesFor,
    });
  }
  await fillQuestions(app, clock, { people, now });
  await fillFollows(app, people);
  clock.set(new Date(now));
}

interface Reviewing {
  line: Line;
  index: number;
  people: People;
  now: number;
  said: DemoReviewText;
  picturesFor: ReturnType<typeof buyersPictures>;
}

async function reviewLine(
  app: App,
  clock: DemoClock,
  { line, index, people, now, said, picturesFor }: Reviewing,
): Promise<void> {
  const at = Math.min(now - HOUR, line.arrived_at.getTime() + (1 + (index % 5)) * DAY + (index % 13) * HOUR);
  clock.set(new Date(at));
  const { reviewId } = await as(app, line.buyer_id).call<{ reviewId: string }>('reviews.writeReview', {
    orderId: line.order_id,
    lineId: line.line_id,
    stars: said.stars,
    body: said.body,
    pictures: said.hasPicture ? await picturesFor(line) : [],
  });
  const readers = [...people.values()].filter((userId) => userId !== line.buyer_id && userId !== line.seller_id);
  const helped = said.body === '' ? 0 : ([0, 2, 0, 1, 0, 0, 3][index % 7] ?? 0);
  for (let reader = 0; reader < helped; reader += 1)
    await as(app, nth(readers, index + reader * 3)).call('reviews.markHelpful', { reviewId, helpful: true });
  if (said.answer === '') return;
  clock.set(new Date(Math.min(now, at + (6 + (index % 20)) * HOUR)));
  await as(app, line.seller_id).call('reviews.answerReview', { reviewId, answer: said.answer });
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
    questionCount: number;
  }>({
    text: `SELECT l.seller_id, l.id, coalesce(c.parent, c.slug) AS top_category, c.slug AS category, (SELECT count(*)::int FROM questions q WHERE q.seller_id = l.seller_id AND q.listing_id = l.id) AS "questionCount"
           FROM listings l JOIN categories c ON c.slug = l.category WHERE l.state = 'active' ORDER BY l.created_at, l.title`,
  });
  const ofShop = new Map<string, number>();
  for (const [index, listing] of rows.entries()) {
    if (index % 5 >= 2) continue;
    const known = demoQuestions.filter(fits(listing));
    const questions = [nth(known, index), ...(index % 10 === 0 ? [nth(known, index + 1)] : [])].map((each) => {
      // In each shop one of five still waits for its answer.
      const number = (ofShop.get(listing.seller_id) ?? 0) + 1;
      ofShop.set(listing.seller_id, number);
      return number % 5 === 2 ? { asks: nth(demoOpenQuestions, index), answers: '' } : each;
    });
    for (const [turn, { asks, answers }] of questions.entries()) {
      if (turn < listing.questionCount) continue;
      clock.set(new Date(now - (2 + ((index * 3 + turn) % 40)) * DAY));
      const askerId = people.get(nth(demoBuyers, index + turn * 5).email) ?? '';
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
    text: 'SELECT n.seller_id FROM shop_counts n JOIN shops s USING (seller_id) WHERE n.listings > 0 ORDER BY s.name',
  });
  for (const [index, { email }] of demoBuyers.entries()) {
    const userId = people.get(email) ?? '';
    for (const step of [0, 3, 7, 8].slice(0, 2 + (index % 3)))
      await as(app, userId).call('shops.setFollow', { sellerId: nth(rows, index + step).seller_id, following: true });
  }
}
