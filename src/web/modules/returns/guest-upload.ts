import { fileProblemTexts } from '#domain/files/problem-texts.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { say } from '#web/platform/languages/language.ts';
import { send } from '#web/platform/sending/send.ts';
import type { PictureUploadOptions } from '#web/modules/files/upload/picture-upload.ts';
import { tooLarge } from './texts.ts';

/** What one message takes. */
const MAX_BYTES = 8_000_000;

/** What a file holds, as text that a call takes. */
export const contentOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
    reader.addEventListener('error', () => reject(new Error(say(fileProblemTexts['files/cut-off']))));
    reader.readAsDataURL(file);
  });

/** [ORD-04] A guest’s picture goes with the key of their order, in one message; what fails for a moment can be tried again. */
export const guestUpload =
  (order: { orderId: string; accessKey?: string }) =>
  ({ file, onChange, onPicture }: PictureUploadOptions): void => {
    const fail = (problem: string, onRetry?: () => void): void =>
      onChange({ state: 'error', part: 0, problem, onRetry });
    if (file.size > MAX_BYTES) return fail(tooLarge);
    const start = (): void => {
      onChange({ state: 'checking', part: 1, problem: '' });
      contentOf(file)
        .then((content) => send('returns.addReturnPicture', { ...order, content }))
        .then(onPicture, (error: Error) =>
          fail(
            error.message,
            error instanceof ApiProblem && error.status < 500 && error.status > 0 ? undefined : start,
          ),
        );
    };
    return start();
  };
