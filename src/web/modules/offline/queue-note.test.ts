import { expect, test, vi } from 'vitest';
import { shown, signIn } from '#test/support/markup/markup.ts';
import type { QueuedChange } from '#domain/offline/queued-change.ts';

const now = vi.hoisted(() => ({ changes: [] as unknown[] }));
vi.mock('./offline-queue.ts', async (load) => ({
  ...(await load<object>()),
  useOfflineQueue: () => ({ changes: now.changes, conflicts: [] }),
}));
const { QueueNote } = await import('./queue-note.tsx');

test('[INV-20] that changes wait on this device is said to whom they belong to', () => {
  const of = (...owners: (string | null)[]): string[] => {
    now.changes = owners.map((owner) => ({ owner })) as QueuedChange[];
    return shown(QueueNote, {});
  };
  const said = ['status: Kept on this device, sent when you are back online.'];
  signIn(null);
  const guest = [of(), of(null), of('ida')];
  signIn({ userId: 'ida' });
  expect([guest, of('ida'), of('bo'), of('bo', null)]).toEqual([[[], said, []], said, [], said]);
});
