import { useRef } from 'react';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { FilePicker } from '#web/ui/fields/file-button.tsx';
import * as texts from '../texts/composer-texts.ts';
import type { Attachments } from './use-attachments.ts';

/** Chooses pictures, or takes one with a phone. */
export function AttachButton({ attachments }: { attachments: Attachments }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <DeskButton
        icon="clip"
        label={texts.attach}
        title={texts.attach}
        disabled={attachments.free <= 0}
        onClick={() => input.current?.click()}
      />
      <FilePicker ref={input} multiple aria-label={texts.attach} onFiles={attachments.add} />
    </>
  );
}

/** What goes with the message: on its way with how far it is, or there. */
export function AttachedPictures({ attachments, pictures }: { attachments: Attachments; pictures: PictureFacts[] }) {
  if (pictures.length === 0 && attachments.uploads.length === 0) return null;
  return (
    <div className="composer__pictures">
      {pictures.map((picture, index) => (
        <div key={picture.id} className="composer__picture">
          <Picture picture={picture} sizes="64px" />
          <DeskButton icon="x" label={texts.removePicture(index + 1)} onClick={() => attachments.remove(picture.id)} />
        </div>
      ))}
      {attachments.uploads.map(({ id, name, part, cancel }) => (
        <div
          key={id}
          className="composer__picture"
          role="progressbar"
          aria-valuenow={Math.round(part * 100)}
          aria-label={texts.uploading(name, Math.round(part * 100))}
        >
          <span className="composer__progress" style={{ transform: `scaleX(${part})` }} />
          <DeskButton icon="x" label={texts.cancelUpload(name)} onClick={cancel} />
        </div>
      ))}
    </div>
  );
}
