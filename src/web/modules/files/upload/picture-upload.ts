import type { Picture } from '#domain/core/pictures/picture.ts';
import { projectIdOf } from '#domain/core/wire/project-id.ts';
import { filled } from '#domain/core/languages/sentence-of.ts';
import { incomingFolder } from '#domain/files/storage/file-name.ts';
import { decideRetry, isWorthRetrying, OPERATION_RETRY_MS } from '#domain/files/storage/upload-policy.ts';
import { storageErrorTexts } from '#domain/files/storage/storage-error-texts.ts';
import { fileProblemTexts } from '#domain/files/problem-texts.ts';
import { MAX_PICTURE_BYTES } from '#domain/files/limits.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { say } from '#web/platform/languages/language.ts';
import { send } from '#web/platform/sending/send.ts';
import { currentSession } from '#web/platform/session.ts';
import { settings } from '#web/platform/settings.ts';
import type { ShownUploadState, UploadActions } from '#web/ui/upload/upload-row.tsx';
import { startUpload, type UploadSnapshot } from './file-upload.ts';

/** A picture on its way: as a person sees it, and what they can do with it now. */
export interface PictureUpload extends Pick<UploadActions, 'onPause' | 'onResume' | 'onCancel' | 'onRetry'> {
  state: ShownUploadState;
  part: number;
  problem: string;
}

export interface PictureUploadOptions {
  file: File;
  /** Shown to a few alone: the one who sends it, and those whom the module lets see it. */
  isPrivate?: boolean;
  onChange: (upload: PictureUpload) => void;
  onPicture: (picture: Picture) => void;
}

/** [FILE-03] Asks for the picture until it is answered, as long as there is time for an operation. */
async function askForPicture(input: { name: string; isPrivate: boolean }): Promise<Picture> {
  const began = performance.now();
  for (let tries = 1; ; tries += 1)
    try {
      return await send('files.takePicture', input);
    } catch (error) {
      const status = error instanceof ApiProblem ? error.status : 0;
      const sinceMs = performance.now() - began;
      const decided = decideRetry({ status, tries, sinceMs, limitMs: OPERATION_RETRY_MS, chance: Math.random() });
      if (decided.kind !== 'retry') throw error;
      await new Promise((resolve) => void setTimeout(resolve, decided.inMs));
    }
}

const refused = (problem: string): PictureUpload => ({ state: 'error', part: 0, problem });

/** What can be done with an upload by where it is. */
function actions(snapshot: UploadSnapshot, upload: ReturnType<typeof startUpload>): Partial<PictureUpload> {
  const { state, code } = snapshot;
  const isHopeless =
    code !== null && code !== 'retry-limit-exceeded' && code !== 'canceled' && code !== 'unauthenticated';
  return {
    onPause: state === 'running' ? upload.pause : undefined,
    onResume: state === 'paused' || state === 'pausing' ? upload.resume : undefined,
    onCancel: ['running', 'pausing', 'paused'].includes(state) ? upload.cancel : undefined,
    onRetry: state === 'canceled' || (state === 'error' && !isHopeless) ? upload.retry : undefined,
  };
}

/**
 * [FILE-01, FILE-05] Uploads a picture by the public wire into the folder of incoming files, and has the server make a picture of it there:
 * judged by its content, upright and without what the camera wrote into it.
 */
export function uploadPictureFile({ file, isPrivate = false, onChange, onPicture }: PictureUploadOptions): void {
  const session = currentSession();
  if (!session) return onChange(refused(filled(say(storageErrorTexts.unauthenticated), {})));
  if (file.size > MAX_PICTURE_BYTES) return onChange(refused(say(fileProblemTexts['files/too-large'])));
  const name = incomingFolder(session.userId) + crypto.randomUUID();
  const upload = startUpload({ bucket: projectIdOf(settings().marketplaceName), name, file });
  const take = (): void => {
    onChange({ state: 'checking', part: 1, problem: '' });
    askForPicture({ name, isPrivate }).then(onPicture, (error: Error) => {
      const isForGood = error instanceof ApiProblem && !isWorthRetrying(error.status);
      onChange({ ...refused(error.message), part: 1, onRetry: isForGood ? undefined : take });
    });
  };
  const onMessage = (): void => {
    const snapshot = upload.snapshot();
    if (snapshot.state === 'success') return take();
    const { state, part, problem } = snapshot;
    onChange({ state, part, problem, ...actions(snapshot, upload) });
    return undefined;
  };
  upload.subscribe(onMessage);
  onMessage();
  return undefined;
}
