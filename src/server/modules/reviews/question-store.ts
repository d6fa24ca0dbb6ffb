import type { ProductQuestion, QuestionOfListing, ReviewState } from '#domain/reviews/model.ts';
import type { Queryable, Transaction } from '../../platform/database/open-database.ts';
import { time } from './review-store.ts';

const columns = `q.id AS "questionId", q.listing_id AS "listingId", q.asker_name AS "askerName", q.body, q.answer,
  ${time('q.answered_at')} AS "answeredAt", ${time('q.created_at')} AS "createdAt"`;

const LAST_ANSWERS = 20;
/** Fewer say nothing about what is usual. */
const MIN_ANSWERS = 3;

interface Page {
  before: { at: string; id: string } | null;
  limit: number;
}
interface OfListing {
  sellerId: string;
  listingId: string;
}

export async function listQuestionsOf(
  db: Queryable,
  { sellerId, listingId }: OfListing,
  page: Page,
): Promise<ProductQuestion[]> {
  const beyond = page.before === null ? '' : ' AND (q.created_at, q.id) < ($4::timestamptz, $5)';
  const { rows } = await db.query<ProductQuestion>({
    name: `questions-of-listing${beyond && '-next'}`,
    text: `SELECT ${columns} FROM questions q WHERE q.seller_id = $1 AND q.listing_id = $2
           AND q.state = 'visible'${beyond}
           ORDER BY q.created_at DESC, q.id DESC LIMIT (SELECT $3::int)`,
    values: [sellerId, listingId, page.limit, ...(page.before ? [page.before.at, page.before.id] : [])],
  });
  return rows;
}

/** Questions with any of the words, those with most of them first. Words of grammar alone find nothing. */
export async function findQuestions(
  db: Queryable,
  { sellerId, listingId }: OfListing,
  { q, limit }: { q: string; limit: number },
): Promise<ProductQuestion[]> {
  const { rows } = await db.query<ProductQuestion>({
    name: 'questions-find',
    text: `SELECT ${columns} FROM questions q CROSS
           JOIN (SELECT replace(plainto_tsquery('artisan', $3)::text, '&', '|')::tsquery AS wanted) w
             CROSS JOIN LATERAL (SELECT setweight(to_tsvector('artisan', q.body), 'A')
               || setweight(to_tsvector('artisan', coalesce(q.answer, '')), 'B') AS words) t
           WHERE q.seller_id = $1 AND q.listing_id = $2 AND q.state = 'visible' AND t.words @@ w.wanted
             ORDER BY ts_rank(t.words, w.wanted) DESC, q.created_at DESC, q.id DESC LIMIT (SELECT $4::int)`,
    values: [sellerId, listingId, q, limit],
  });
  return rows;
}

/** What moderators look at, oldest first. */
export async function listQuestionsIn(
  db: Queryable,
  { state, after, limit }: { state: ReviewState; after: { at: string; id: string } | null; limit: number },
): Promise<(QuestionOfListing & { state: ReviewState })[]> {
  const { rows } = await db.query<QuestionOfListing & { state: ReviewState }>({
    name: 'questions-moderation',
    text: `SELECT ${columns}, q.state, coalesce(l.title, '') AS title, l.pictures->0 AS picture FROM questions q LEFT
           JOIN listings l ON l.seller_id = q.seller_id AND l.id = q.listing_id
           WHERE q.state = $1 AND ($2::timestamptz IS NULL OR (q.created_at, q.id) > ($2::timestamptz, $3))
             ORDER BY q.created_at, q.id LIMIT $4`,
    values: [state, after?.at ?? null, after?.id ?? '', limit],
  });
  return rows;
}

export async function countQuestions(db: Queryable, { sellerId, listingId }: OfListing): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'questions-count',
    text: `SELECT count(*)::int AS count FROM questions WHERE seller_id = $1 AND listing_id = $2 AND state = 'visible'`,
    values: [sellerId, listingId],
  });
  return rows[0]?.count ?? 0;
}

export async function listQuestionsOfShop(
  db: Queryable,
  sellerId: string,
  page: Page & { unanswered: boolean },
): Promise<QuestionOfListing[]> {
  const { rows } = await db.query<QuestionOfListing>({
    name: 'questions-of-shop',
    text: `SELECT ${columns}, l.title, l.pictures->0 AS picture FROM questions q
           JOIN listings l ON l.seller_id = q.seller_id AND l.id = q.listing_id
           WHERE q.seller_id = $1 AND q.state = 'visible' AND (NOT $2 OR q.answer IS NULL)
             AND ($3::timestamptz IS NULL OR (q.created_at, q.id) < ($3::timestamptz, $4))
           ORDER BY q.created_at DESC, q.id DESC LIMIT $5`,
    values: [sellerId, page.unanswered, page.before?.at ?? null, page.before?.id ?? '', page.limit],
  });
  return rows;
}

export async function countUnansweredQuestions(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'questions-unanswered',
    text: `SELECT count(*)::int AS count FROM questions WHERE seller_id = $1 AND state = 'visible' AND answer IS NULL`,
    values: [sellerId],
  });
  return rows[0]?.count ?? 0;
}

export async function insertQuestion(
  tx: Transaction,
  question: OfListing & { id: string; askerId: string; askerName: string; body: string; state: ReviewState; now: Date },
): Promise<void> {
  await tx.query({
    name: 'questions-insert',
    text: `INSERT INTO questions (seller_id, id, listing_id, asker_id, asker_name, body, state, created_at,
           published_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, CASE WHEN $7 = 'visible' THEN $8::timestamptz END)`,
    values: [
      question.sellerId,
      question.id,
      question.listingId,
      question.askerId,
      question.askerName,
      question.body,
      question.state,
      question.now,
    ],
  });
}

export interface LockedQuestion {
  sellerId: string;
  listingId: string;
  askerId: string;
  body: string;
  state: ReviewState;
  answer: string | null;
  wasPublished: boolean;
}

export async function lockQuestion(tx: Transaction, questionId: string): Promise<LockedQuestion | null> {
  const { rows } = await tx.query<LockedQuestion>({
    name: 'questions-lock',
    text: `SELECT seller_id AS "sellerId", listing_id AS "listingId", asker_id AS "askerId", body, state, answer,
           published_at IS NOT NULL AS "wasPublished" FROM questions WHERE id = $1 FOR UPDATE`,
    values: [questionId],
  });
  return rows[0] ?? null;
}

export async function saveQuestionAnswer(
  tx: Transaction,
  { sellerId, questionId, answer, now }: { sellerId: string; questionId: string; answer: string; now: Date },
): Promise<void> {
  await tx.query({
    name: 'questions-answer',
    text: 'UPDATE questions SET answer = $3, answered_at = $4 WHERE seller_id = $1 AND id = $2',
    values: [sellerId, questionId, answer, now],
  });
}

/** How soon a shop usually answers, in whole hours: the middle one of its last answers. Null with too few to say. */
export async function usualReplyHours(tx: Transaction, sellerId: string): Promise<number | null> {
  const { rows } = await tx.query<{ count: number; hours: number }>({
    name: 'questions-reply-hours',
    text: `SELECT count(*)::int AS count, percentile_disc(0.5) WITHIN GROUP (ORDER BY hours)::int AS hours
           FROM (SELECT greatest(1, ceil(extract(epoch FROM answered_at - coalesce(published_at, created_at)) / 3600))
             AS hours
                 FROM questions WHERE seller_id = $1 AND answered_at IS NOT NULL ORDER BY created_at DESC, id
                   LIMIT ${LAST_ANSWERS}) a`,
    values: [sellerId],
  });
  const [row] = rows;
  return row && row.count >= MIN_ANSWERS ? row.hours : null;
}

export async function saveQuestionState(
  tx: Transaction,
  { sellerId, questionId, state, now }: { sellerId: string; questionId: string; state: ReviewState; now: Date },
): Promise<void> {
  await tx.query({
    name: 'questions-set-state',
    text: `UPDATE questions SET state = $3, published_at = CASE WHEN $3 = 'visible' THEN coalesce(published_at, $4)
           ELSE published_at END WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, questionId, state, now],
  });
}

/** As it stood before a decision; `forget` where nobody has heard of it yet. */
export async function restoreQuestion(
  tx: Transaction,
  {
    sellerId,
    questionId,
    state,
    forget,
  }: { sellerId: string; questionId: string; state: ReviewState; forget: boolean },
): Promise<void> {
  await tx.query({
    name: 'questions-restore',
    text: `UPDATE questions SET state = $3, published_at = CASE WHEN NOT $4 THEN published_at END
           WHERE seller_id = $1 AND id = $2`,
    values: [sellerId, questionId, state, forget],
  });
}

/** The shop of a piece that anybody may see; null when there is none. */
export async function findSellerOfListing(
  db: Queryable,
  listingId: string,
): Promise<{ sellerId: string; title: string } | null> {
  const { rows } = await db.query<{ sellerId: string; title: string }>({
    name: 'reviews-seller-of-listing',
    text: `SELECT seller_id AS "sellerId", title FROM listings WHERE id = $1 AND state IN ('active', 'sold_out')`,
    values: [listingId],
  });
  return rows[0] ?? null;
}
