import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/rooms.ts';
import { seededRandom } from '#server/platform/clock/random.ts';
import { ask } from '#test/builders/ask.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { runs } from '#test/support/properties.ts';
import { seed } from '#test/support/seed.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';

const SENDERS = 12;
let sale: Sale;
const sql = sqlOf(() => sale);

beforeAll(async () => {
  sale = await openSale();
});
afterAll(() => sale.stop());

test('[INV-16, INV-17, MSG-10] sends at once with retries, lost answers and connections that die: each exactly once, and every count right', async () => {
  const ana = await maker(sale.address, 'Ana Potter');
  const { listingId } = await variantOf(sale, ana, {});
  const people: { who: Browser; id: string }[] = [];
  for (let index = 0; index < SENDERS; index += 1) {
    const who = await signUp(browser(sale.address), `Bo ${index}`);
    const { body } = await who.call('POST', '/api/messages/conversations', { productId: listingId, clientId: 'start' });
    people.push({ who, id: body.conversationId });
  }
  const random = seededRandom(seed);
  const byte = (): number => random.bytes(1)[0] ?? 0;
  // One of four answers is lost on its way: the sender does not know, and sends again.
  const send = async (index: number, nth: number): Promise<void> => {
    const { who, id } = people[index] as (typeof people)[number];
    const clientId = `client-${index}-${nth}`;
    for (let tries = 0; tries < 12; tries += 1) {
      const answers = await Promise.allSettled(
        Array.from({ length: 1 + (byte() % 2) }, () =>
          who.call('POST', `/api/messages/conversations/${id}/messages`, { content: `Number ${nth}`, clientId }),
        ),
      );
      const isSent = answers.some((answer) => answer.status === 'fulfilled' && answer.value.status === 200);
      if (isSent && byte() % 4 !== 0) return;
    }
  };
  // Now and then the database loses every connection that is in the middle of something.
  let isOver = false;
  const killing = (async () => {
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 60)))
      await sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE '%transaction%'`,
      ).catch(() => undefined);
  })();
  // Limits have a test of their own: here what counts for them is swept all the time.
  const total = runs(5) * SENDERS;
  await Promise.all(
    people.map(async (_person, index) => {
      for (let nth = 0; nth < total / SENDERS; nth += 1) {
        if (nth % 4 === 0) await sql('DELETE FROM message_acts').catch(() => undefined);
        await send(index, nth);
      }
    }),
  );
  isOver = true;
  await killing;
  const { rows } = await sql<{ sent: number; different: number }>(
    `SELECT count(*)::int AS sent, count(DISTINCT (conversation_id, client_id))::int AS different FROM messages WHERE client_id LIKE 'client-%'`,
  );
  expect(rows).toEqual([{ sent: total, different: total }]);
  expect((await ask(ana, contract.messages.getInbox)).unread).toBe(total);
  expect((await runAudit(sale.app)).filter(({ state }) => state === 'breach')).toEqual([]);
}, 600_000);
