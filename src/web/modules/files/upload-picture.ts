import type { Picture } from '#domain/core/pictures/picture.ts';
import { type PictureUpload, type PictureUploadOptions, uploadPictureFile } from './upload/picture-upload.ts';

interface Options extends Pick<PictureUploadOptions, 'isPrivate'> {
  /** Hears the part that has arrived, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** What it stops goes no further. */
  signal?: AbortSignal;
}

/** Sends one picture. Throws an error with the sentence to show. */
export function uploadPicture(file: File, { isPrivate = false, onProgress, signal }: Options = {}): Promise<Picture> {
  return new Promise((resolve, reject) => {
    let cancel: PictureUpload['onCancel'];
    signal?.addEventListener('abort', () => {
      cancel?.();
      reject(new Error('aborted'));
    });
    uploadPictureFile({
      file,
      isPrivate,
      onPicture: resolve,
      onChange: ({ state, part, problem, onCancel }) => {
        cancel = onCancel;
        if (state === 'error') reject(new Error(problem));
        else onProgress?.(part);
      },
    });
  });
}
