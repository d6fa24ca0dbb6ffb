import { expect, test, vi } from 'vitest';
import { mountHook } from '#test/support/markup/mount.ts';
import { settle } from '#test/support/markup/settle.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { MAX_ATTACHMENTS } from '#domain/messages/limits.ts';
import { useAttachments } from './use-attachments.ts';

const uploads = vi.hoisted(() => [] as PromiseWithResolvers<{ id: string }>[]);
vi.mock('#web/modules/files/upload-picture.ts', () => ({
  uploadPicture: () => {
    const upload = Promise.withResolvers<{ id: string }>();
    uploads.push(upload);
    return upload.promise;
  },
}));
const filesNamed = (...names: string[]): FileList => names.map((name) => new File(['x'], name)) as unknown as FileList;

test('[UX-82] of pictures on their way one that failed gives its place back beside why', async () => {
  let pictures: Picture[] = [];
  const page = await mountHook(() => useAttachments((next) => void (pictures = next(pictures)), pictures), {});
  await settle(() => page.now().add(filesNamed('a.png', 'b.png')));
  expect([page.now().uploads.map(({ name }) => name), page.now().free]).toEqual([
    ['a.png', 'b.png'],
    MAX_ATTACHMENTS - 2,
  ]);
  await settle(() => uploads[0]?.reject(new Error('The line broke.')));
  expect([page.now().uploads.map(({ name }) => name), page.now().free]).toEqual([['b.png'], MAX_ATTACHMENTS - 1]);
  expect(page.now().problem).toMatch(/a\.png.*The line broke\./);
  await settle(() => uploads[1]?.resolve({ id: 'b' }));
  expect([page.now().uploads, pictures.map(({ id }) => id)]).toEqual([[], ['b']]);
});
