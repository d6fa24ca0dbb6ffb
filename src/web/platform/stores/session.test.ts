import { beforeEach, expect, test, vi } from 'vitest';
import type { PublicSession } from '#domain/core/session.ts';

const request = vi.fn();
const resetQueries = vi.fn();
const notifyOtherTabs = vi.fn();
let otherTabChanged = (): void => undefined;
vi.mock('../api.ts', () => ({ request }));
vi.mock('../query-client.ts', () => ({ queryClient: { resetQueries } }));
vi.mock('../session-signal.ts', () => ({
  notifyOtherTabs,
  onSessionChange: (listener: () => void) => void (otherTabChanged = listener),
}));
const { currentSession, onPersonChange, reloadSession, setSession, startSession } = await import('../session.ts');

const of = (userId: string, displayName = userId): PublicSession => ({
  ...{ userId, displayName, email: `${userId}@example.com`, role: 'user', shopSlug: null },
});
const received = vi.fn();
onPersonChange((now, before) => received(now?.userId ?? null, before?.userId ?? null));
const answering = () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  request.mockReturnValueOnce(promise);
  return async (session: PublicSession | null): Promise<void> => {
    resolve({ session });
    await new Promise((done) => setTimeout(done));
  };
};

beforeEach(() => {
  startSession(of('ana'));
  for (const mock of [request, resetQueries, notifyOtherTabs, received]) mock.mockReset();
});

test('[ACC-01, ACC-20] who signs in or out here is told to other tabs', () => {
  setSession(null);
  setSession(of('bo'));
  expect(received.mock.calls).toEqual([
    [null, 'ana'],
    ['bo', null],
  ]);
  expect([notifyOtherTabs, resetQueries].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  const [[{ predicate }]] = resetQueries.mock.calls as [[{ predicate: (query: object) => boolean }]];
  const isReset = (name: string): boolean => predicate({ queryKey: [name, '{}'] });
  expect(['orders.listOrders', 'listings.listMine', 'listings.getListing', 'listings.getHome'].map(isReset)).toEqual([
    ...[true, true, false, false],
  ]);
});

test('[ACC-02] another name of the same person is shown, and nothing of theirs goes', () => {
  setSession(of('ana', 'Anna'));
  expect(currentSession()?.displayName).toBe('Anna');
  expect([received, resetQueries].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(notifyOtherTabs).toHaveBeenCalledOnce();
});

test('[ACC-20] what another tab did is asked for, and is not told back to it', async () => {
  const answer = answering();
  otherTabChanged();
  await answer(null);
  expect(currentSession()).toBeNull();
  expect(received.mock.calls).toEqual([[null, 'ana']]);
  expect(notifyOtherTabs).not.toHaveBeenCalled();
});

test('[ACC-01] of several answers only the one that was asked for last counts', async () => {
  const [first, second] = [answering(), answering()];
  void reloadSession();
  void reloadSession();
  await second(of('bo'));
  await first(of('cy'));
  expect(currentSession()?.userId).toBe('bo');
  const late = answering();
  void reloadSession();
  setSession(null);
  await late(of('bo'));
  expect(currentSession()).toBeNull();
});
