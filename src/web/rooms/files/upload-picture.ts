import type { Picture } from '#domain/core/pictures/picture.ts';
import { type PictureUpload, uploadPictureFile } from './upload/picture-upload.ts';

/**
 * Sends one picture; `onProgress` hears the part that has arrived, from 0 to 1. Throws an error with the sentence to show. What `signal`
 * stops goes no further.
 */
export function uploadPicture(file: File, onProgress: (part: number) => void, signal?: AbortSignal): Promise<Picture> {
  return new Promise((resolve, reject) => {
    let cancel: PictureUpload['onCancel'];
    signal?.addEventListener('abort', () => {
      cancel?.();
      reject(new Error('aborted'));
    });
    uploadPictureFile({
      file,
      onPicture: resolve,
      onChange: ({ state, part, problem, onCancel }) => {
        cancel = onCancel;
        if (state === 'error') reject(new Error(problem));
        else onProgress(part);
      },
    });
  });
}
