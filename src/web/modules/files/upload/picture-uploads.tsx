import { useRef } from 'react';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { UploadRow } from '#web/ui/upload/upload-row.tsx';
import { FilePicker } from '#web/ui/fields/file-button.tsx';
import * as texts from './texts.ts';
import type { PictureUploadOptions } from './picture-upload.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import './picture-uploads.css';

interface Props {
  label: string;
  hint?: string;
  /** At most so many. */
  most: number;
  pictures: readonly PictureFacts[];
  /** Gets the change, not the result: several uploads may end at once. */
  onChange: (change: (pictures: readonly PictureFacts[]) => PictureFacts[]) => void;
  /** Shown to a few alone. */
  isPrivate?: boolean;
  /** Another way to the server, for whoever has no folder of files. */
  upload?: ((options: PictureUploadOptions) => void) | undefined;
}

/** [FILE-02] Pictures that somebody sends along: chosen or taken, uploaded at once, paused, gone on with, called off, taken away again. */
export function PictureUploads({ label, hint = '', most, pictures, onChange, isPrivate = false, upload }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add } = usePictureUploads({
    isPrivate,
    upload,
    onPicture: (picture) =>
      onChange((list) => (list.some(({ id }) => id === picture.id) ? [...list] : [...list, picture].slice(0, most))),
  });
  const free = most - pictures.length - uploads.length;
  return (
    <div role="group" aria-label={label}>
      <p className="label">
        {label}
        <span>{hint || texts.upTo(most)}</span>
      </p>
      <div className="picture-uploads">
        {pictures.map((picture, index) => (
          <div key={picture.id} className="picture">
            <Picture picture={picture} sizes="88px" alt={texts.yourPicture(index + 1)} />
            <Button
              icon="x"
              iconSize="s"
              label={texts.takeAway(index + 1)}
              onClick={() => onChange((list) => list.filter(({ id }) => id !== picture.id))}
            />
          </div>
        ))}
        {free > 0 && (
          <button type="button" className="picture-uploads__add" onClick={() => input.current?.click()}>
            <Icon name="plus" />
            {texts.add}
          </button>
        )}
      </div>
      {uploads.map(({ id, ...upload }) => (
        <UploadRow key={id} {...upload} />
      ))}
      <FilePicker
        ref={input}
        multiple
        aria-label={texts.choose}
        onFiles={(files) => files.slice(0, free).forEach(add)}
      />
    </div>
  );
}
