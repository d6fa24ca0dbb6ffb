import type { Picture } from '#domain/core/pictures/picture.ts';

const NETWORK = 'The picture did not arrive. Check your connection and try again.';

/** Sends one picture; `onProgress` hears the part that has arrived, from 0 to 1. Throws an error with the sentence to show. */
export function uploadPicture(file: Blob, onProgress: (part: number) => void): Promise<Picture> {
  return new Promise((resolve, reject) => {
    // fetch tells nothing of how far an upload is.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/files/pictures');
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener(
      'progress',
      (event) => event.lengthComputable && onProgress(event.loaded / event.total),
    );
    request.addEventListener('error', () => reject(new Error(NETWORK)));
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response as Picture);
      else reject(new Error((request.response as { error?: { message: string } } | null)?.error?.message ?? NETWORK));
    });
    request.send(file);
  });
}
