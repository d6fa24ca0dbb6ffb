import { useRef } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { APPLICATION_LIMITS as LIMITS } from '#domain/shops/applications/limits.ts';
import { usePictureUploads } from '#web/modules/files/upload/use-picture-uploads.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskError, DeskFieldset } from '#web/ui/desk/desk-field.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { UploadRow } from '#web/ui/upload/upload-row.tsx';
import { FilePicker } from '#web/ui/fields/file-button.tsx';
import * as texts from './application-texts.ts';

interface Props {
  pictures: readonly Picture[];
  error: string | null;
  onChange: (change: (pictures: readonly Picture[]) => readonly Picture[]) => void;
}

/** [OFFICE-03] Pictures of the work: chosen, uploaded with progress, taken away again. */
export function WorkPictures({ pictures, error, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { uploads, add } = usePictureUploads({
    onPicture: (picture) =>
      onChange((list) =>
        list.some(({ id }) => id === picture.id) ? list : [...list, picture].slice(0, LIMITS.pictures),
      ),
  });
  const free = LIMITS.pictures - pictures.length - uploads.length;
  return (
    <DeskFieldset className="application-pictures" legend={texts.pictures}>
      <ul className="application-thumbs">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <Thumb picture={picture} size={96} />
            <DeskButton
              icon="x"
              label={texts.removePicture(index + 1)}
              onClick={() => onChange((list) => list.filter(({ id }) => id !== picture.id))}
            />
          </li>
        ))}
      </ul>
      {uploads.map(({ id, ...upload }) => (
        <UploadRow key={id} {...upload} />
      ))}
      {free > 0 && (
        <DeskButton id="application-pictures" icon="image" isAlwaysShown onClick={() => input.current?.click()}>
          {texts.choosePictures}
        </DeskButton>
      )}
      <FilePicker
        ref={input}
        multiple
        aria-label={texts.choosePictures}
        onFiles={(files) => files.slice(0, free).forEach(add)}
      />
      {error ? (
        <DeskError role="alert">{error}</DeskError>
      ) : (
        <p className="d-hint">{texts.picturesHint(LIMITS.pictures)}</p>
      )}
    </DeskFieldset>
  );
}
