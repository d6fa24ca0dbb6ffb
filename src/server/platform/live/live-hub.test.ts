import { expect, test } from 'vitest';
import { appAnswering } from '#test/builders/app-answering.ts';
import { liveHub, missedMessages, resumeFrom } from './live-hub.ts';

test('[INV-13] streams close in the moment in which their session ends', () => {
  const hub = liveHub();
  const closed: string[] = [];
  const received: string[] = [];
  const now = Date.parse('2026-03-02T10:00:00Z');
  const open = (name: string, endsAt?: number) =>
    hub.add({
      ...{
        topics: new Set([`user:${name}`]),
        userId: name,
        endsAt: endsAt === undefined ? undefined : new Date(endsAt),
      },
      onMessage: ({ name: event }) => void received.push(`${name} ${event}`),
      close: () => void closed.push(name),
    });
  open('ana', now);
  open('bo', now + 1);
  const remove = open('cleo');
  hub.closeEnded(new Date(now));
  expect(closed).toEqual(['ana']);
  hub.closeOf('cleo');
  expect(closed).toEqual(['ana', 'cleo']);
  hub.publish({ id: 1, topic: 'user:bo', name: 'x', payload: {} });
  expect([received, hub.count(), hub.countOf('cleo')]).toEqual([['bo x'], 3, 1]);
  remove();
  expect([hub.count(), hub.countOf('cleo')]).toEqual([2, 0]);
});

test('[INV-24, RUN-13] whoever comes back gets all from a little before the last they saw, page by page', async () => {
  const message = (id: number) => ({ id, topic: 'user:ana', name: 'x', payload: {} });
  const { app, valuesOf } = appAnswering({
    'live-missed': ([, after]) =>
      Number(after) === 950
        ? Array.from({ length: 500 }, (_, n) => message(951 + n))
        : Number(after) === 1450
          ? [message(1451)]
          : [],
    'live-newest': [{ id: 1451 }],
  });
  let [got, last] = [0, 0];
  for await (const { id } of missedMessages(app, ['user:ana'], 1000)) [got, last] = [got + 1, id];
  expect([got, last, valuesOf('live-missed').map(([, after]) => after)]).toEqual([501, 1451, [950, 1450]]);
  for await (const { id } of missedMessages(app, ['user:ana'], 7)) last = id;
  expect(valuesOf('live-missed').at(-1)?.[1]).toBe(0);
  // A margin is taken off when it comes back.
  expect(await resumeFrom(app, ['user:ana'])).toBe(1501);
});
