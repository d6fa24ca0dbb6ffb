import type { Picture } from '#domain/core/pictures/picture.ts';
import { uploadPictureFile } from './upload/picture-upload.ts';

/** Sends one picture; `onProgress` hears the part that has arrived, from 0 to 1. Throws an error with the sentence to show. */
export function uploadPicture(file: File, onProgress: (part: number) => void): Promise<Picture> {
  return new Promise((resolve, reject) =>
    uploadPictureFile({
      file,
      onPicture: resolve,
      onChange: ({ state, part, problem }) => {
        if (state === 'error') reject(new Error(problem));
        else onProgress(part);
      },
    }),
  );
}
