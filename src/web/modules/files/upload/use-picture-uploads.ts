import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { type PictureUpload, type PictureUploadOptions, uploadPictureFile } from './picture-upload.ts';

export interface ShownUpload extends PictureUpload {
  id: number;
  name: string;
  onPutAway?: (() => void) | undefined;
}

interface Options {
  isPrivate?: boolean;
  /** Another way to the server. */
  upload?: ((options: PictureUploadOptions) => void) | undefined;
  /** Each picture once; those chosen together in the order in which they were chosen. */
  onPicture: (picture: Picture) => void;
}

interface UploadSlot {
  id: number;
  picture: Picture | null;
  /** It will not come, or not in time for those behind it. */
  isOut: boolean;
}

/** [FILE-02] Pictures on their way, as a list with what can be done with each. */
export function usePictureUploads({ isPrivate = false, upload = uploadPictureFile, onPicture }: Options) {
  const [uploads, setUploads] = useState<ShownUpload[]>([]);
  const places = useRef<UploadSlot[]>([]);
  const nextId = useRef(1);
  const put = useRef(onPicture);
  useEffect(() => void (put.current = onPicture));

  /** Hands over what has arrived, as far as nothing before it is still on its way. */
  const handOver = (): void => {
    for (let [first] = places.current; first && (first.picture || first.isOut); [first] = places.current) {
      places.current.shift();
      if (first.picture) put.current(first.picture);
    }
  };
  const leave = (id: number): void => setUploads((list) => list.filter((each) => each.id !== id));

  function add(file: File): void {
    const id = nextId.current++;
    const location: UploadSlot = { id, picture: null, isOut: false };
    places.current.push(location);
    const putAway = (): void => {
      location.isOut = true;
      leave(id);
      handOver();
    };
    const onChange = (upload: PictureUpload): void => {
      const isOver = upload.state === 'error' || upload.state === 'canceled';
      const isWaitedFor = !isOver && upload.state !== 'paused';
      location.isOut = !isWaitedFor;
      const shown: ShownUpload = { ...upload, id, name: file.name, onPutAway: isOver ? putAway : undefined };
      setUploads((list) =>
        list.some((each) => each.id === id) ? list.map((each) => (each.id === id ? shown : each)) : [...list, shown],
      );
      handOver();
    };
    upload({
      file,
      isPrivate,
      onChange,
      onPicture: (picture) => {
        leave(id);
        // Paused or tried again, it has lost its place among those chosen with it.
        if (!places.current.includes(location)) return put.current(picture);
        location.picture = picture;
        return handOver();
      },
    });
  }
  return { uploads, add };
}
