import { expect, test, vi } from 'vitest';
import * as page from '#test/support/markup/mounted.ts';

/** The photos on their way, and what is added to them. */
const seen = vi.hoisted(() => ({ uploads: [] as { id: number; state: string }[], added: [] as string[] }));
vi.mock('#web/modules/files/upload/use-picture-uploads.ts', () => ({
  usePictureUploads: () => ({ uploads: seen.uploads, add: ({ name }: File) => void seen.added.push(name) }),
}));
vi.mock('#web/ui/upload/upload-row.tsx', () => ({ UploadRow: () => null }));
const { mountHook } = await import('#test/support/markup/mount.ts');
const { settle } = await import('#test/support/markup/settle.ts');
const { PhotoEditor } = await import('./photo-editor.tsx');
const { usePhotosFirst } = await import('./use-photos-first.ts');

const picture = (id: string) => ({
  ...{ id, width: 8, height: 10, colour: '#aabbcc', alt: '' },
  focusX: 0.5,
  focusY: 0.5,
});
const reported: object[] = [];
const editor = (count: number) => ({
  pictures: Array.from({ length: count }, (_, at) => picture(`p${at}`)),
  ...{
    onChange: () => undefined,
    onReplace: () => undefined,
    onUnderWay: (photos: object) => void reported.push(photos),
  },
});

test('[UX-87] a photo that stopped is told as one that stopped', async () => {
  seen.uploads = ['uploading', 'paused', 'error', 'canceled'].map((state, id) => ({ id, state }));
  await page.open(PhotoEditor, editor(1));
  expect(reported.at(-1)).toEqual({ running: 1, stopped: 2 });
});

test('[UX-87] no more photos are taken than there is room, those on their way among them', async () => {
  seen.uploads = [{ id: 1, state: 'uploading' }];
  await page.open(PhotoEditor, editor(7));
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(field, 'files', { value: ['a', 'b', 'c'].map((name) => new File([], name)) });
  field?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(seen.added).toEqual(['a', 'b']);
});

test('[UX-87] a press waits for what is on its way', async () => {
  const pressed: boolean[] = [];
  const { now } = await mountHook(() => usePhotosFirst(async (publish) => void pressed.push(publish)), {});
  const underWay = (running: number, stopped: number): Promise<void> =>
    settle(() => now().setUnderWay({ running, stopped }));
  await underWay(1, 0);
  await settle(() => now().press(true));
  const waits = [now().isWaiting, pressed.length];
  await underWay(0, 1);
  const stopped = [now().isWaiting, now().words !== null, pressed.length];
  await underWay(0, 0);
  expect([waits, stopped, now().words, pressed]).toEqual([[true, 0], [false, true, 0], null, []]);
  await settle(() => now().press(false));
  expect(pressed).toEqual([false]);
});
