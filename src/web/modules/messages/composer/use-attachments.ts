import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { storedPictureId } from '#domain/core/pictures/private-picture.ts';
import { MAX_ATTACHMENTS } from '#domain/messages/limits.ts';
import { uploadPicture } from '#web/modules/files/upload-picture.ts';
import * as texts from '../texts/composer-texts.ts';
import { renewOwnPictures } from './own-pictures.ts';
import { renewed } from './renewed-pictures.ts';

interface Upload {
  id: string;
  name: string;
  /** From 0 to 1. */
  part: number;
  cancel: () => void;
}

export interface Attachments {
  uploads: readonly Upload[];
  problem: string;
  free: number;
  add: (files: Iterable<File>) => void;
  remove: (pictureId: string) => void;
}

const isSame = (one: string, other: string): boolean => storedPictureId(one) === storedPictureId(other);

/** [UX-82] Pictures go up as they are chosen, several at once; each can be cancelled on the way and taken away after. */
export function useAttachments(
  change: (next: (pictures: Picture[]) => Picture[]) => void,
  pictures: readonly Picture[],
): Attachments {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [problem, setProblem] = useState('');
  const cancelled = useRef(new Set<string>());
  const free = MAX_ATTACHMENTS - pictures.length - uploads.length;
  useEffect(() => {
    if (pictures.length === 0) return;
    // A draft of yesterday: what its pictures opened by has ended.
    void renewOwnPictures(pictures).then((now) => now && change((list) => renewed(list, now)));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what the draft brought along
  }, []);
  const end = (id: string): void => setUploads((now) => now.filter((each) => each.id !== id));

  const start = async (file: File): Promise<void> => {
    const id = crypto.randomUUID();
    const stop = new AbortController();
    const cancel = (): void => {
      cancelled.current.add(id);
      stop.abort();
      end(id);
    };
    setUploads((now) => [...now, { id, name: file.name, part: 0, cancel }]);
    const show = (part: number): void =>
      setUploads((now) => now.map((each) => (each.id === id ? { ...each, part } : each)));
    try {
      const picture = await uploadPicture(file, { isPrivate: true, onProgress: show, signal: stop.signal });
      if (!cancelled.current.has(id))
        change((list) => [...list.filter(({ id: other }) => !isSame(other, picture.id)), picture]);
    } catch (error) {
      if (!cancelled.current.has(id)) setProblem(texts.pictureFailed(file.name, (error as Error).message));
    }
    end(id);
  };
  return {
    uploads,
    problem,
    free,
    add: (files) => {
      const all = [...files];
      setProblem(all.length > free ? texts.tooMany(MAX_ATTACHMENTS) : '');
      for (const file of all.slice(0, Math.max(0, free))) void start(file);
    },
    remove: (pictureId) => change((list) => list.filter(({ id }) => id !== pictureId)),
  };
}
