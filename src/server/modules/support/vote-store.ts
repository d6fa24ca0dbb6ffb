import type { Queryable, Transaction } from '../../platform/database/open-database.ts';

interface Ballot {
  article: string;
  voter: string;
}

export async function findVote(db: Queryable, { article, voter }: Ballot): Promise<boolean | null> {
  const { rows } = await db.query<{ helpful: boolean }>({
    name: 'support-find-vote',
    text: 'SELECT helpful FROM article_votes WHERE article = $1 AND voter = $2',
    values: [article, voter],
  });
  return rows[0]?.helpful ?? null;
}

export async function saveVote(
  tx: Transaction,
  { article, voter, helpful, now }: Ballot & { helpful: boolean; now: Date },
): Promise<void> {
  await tx.query({
    name: 'support-save-vote',
    text: `INSERT INTO article_votes (article, voter, helpful, voted_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (article, voter) DO UPDATE SET helpful = excluded.helpful, voted_at = excluded.voted_at
           WHERE article_votes.helpful <> excluded.helpful`,
    values: [article, voter, helpful, now],
  });
}
