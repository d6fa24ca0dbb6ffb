import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { MAX_PICTURES } from '#domain/listings/model.ts';
import { useUnsaved } from '#web/modules/accounts/unsaved/unsaved.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskField, DeskFieldRow } from '#web/ui/desk/desk-field.tsx';
import { DeskIcon } from '#web/ui/desk/desk-icon.tsx';
import { Photo } from './photo.tsx';
import { LateCropDialog } from '#web/modules/files/crop/late-crop-dialog.ts';
import { usePictureUploads } from '#web/modules/files/upload/use-picture-uploads.ts';
import { UploadRow } from '#web/ui/upload/upload-row.tsx';
import { FilePicker } from '#web/ui/fields/file-button.tsx';
import type { PhotosUnderWay } from './use-photos-first.ts';
import * as texts from './photo-texts.ts';
import './photos.css';

interface Props {
  pictures: Picture[];
  /** Gets the change, not the result: several uploads may end at once. */
  onChange: (change: (pictures: Picture[]) => Picture[]) => void;
  /** A photo gives way to a part of it, wherever the listing shows it. */
  onReplace: (id: string, by: Picture) => void;
  onUnderWay: (photos: PhotosUnderWay) => void;
}

interface PhotoTextsProps {
  picture: Picture;
  number: number;
  /** How many photos have no words yet. */
  silent: number;
  onAlt: (alt: string) => void;
  onCrop: () => void;
}

/** What the chosen photo says to those who do not see it, and the way to its crop. */
function PhotoTexts({ picture, number, silent, onAlt, onCrop }: PhotoTextsProps) {
  return (
    <div className="d-r2">
      <DeskField
        label={texts.description(number)}
        note={texts.written(picture.alt.length)}
        hint={silent === 0 ? texts.allDescribed : texts.undescribed(silent)}
        value={picture.alt}
        maxLength={140}
        placeholder={texts.example}
        onChange={(event) => onAlt(event.target.value)}
      />
      <DeskFieldRow label={texts.cropAndFocus}>
        <p className="d-t2 d-small d-croprow">
          <DeskButton icon="image" isAlwaysShown onClick={onCrop}>
            {texts.crop(number)}
          </DeskButton>
          <span>{texts.focusHint}</span>
        </p>
      </DeskFieldRow>
    </div>
  );
}

/** Where photos are dropped, and the button that chooses them. */
function PhotoDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      className={`d-drop ${over ? 'd-over' : ''}`}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) {
          event.preventDefault();
          setOver(true);
        }
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <DeskIcon name="image" />
      <b>{texts.drop}</b>
      <small>
        {texts.or}{' '}
        <DeskButton kind="link" id="photos-choose" onClick={() => input.current?.click()}>
          {texts.chooseFiles}
        </DeskButton>
      </small>
      <small>{texts.kinds}</small>
      <FilePicker ref={input} multiple aria-label={texts.choose} onFiles={onFiles} />
    </div>
  );
}

/** [UX-87] Photos: dropped or chosen, uploaded with progress, put in order by drag and by buttons, each with words and a focal point. */
export function PhotoEditor({ pictures, onChange, onReplace, onUnderWay }: Props) {
  const [chosen, setChosen] = useState(0);
  const [cropping, setCropping] = useState<Picture | null>(null);
  const { uploads, add } = usePictureUploads({
    onPicture: (picture) =>
      onChange((list) => (list.some((each) => each.id === picture.id) ? list : [...list, picture])),
  });
  const current = pictures[chosen] ?? pictures[0];
  const underWay = uploads.filter(({ state }) => state !== 'error' && state !== 'canceled');
  const free = MAX_PICTURES - pictures.length - underWay.length;

  // A photo under way is not in the form yet.
  useUnsaved(underWay.length > 0);
  const stopped = uploads.filter(({ state }) => state === 'error' || state === 'paused').length;
  const running = underWay.filter(({ state }) => state !== 'paused').length;
  const report = useEffectEvent(onUnderWay);
  useEffect(() => report({ running, stopped }), [running, stopped]);

  const change = (id: string, edit: Partial<Picture>): void =>
    onChange((list) => list.map((picture) => (picture.id === id ? { ...picture, ...edit } : picture)));
  const move = (from: number, to: number): void => {
    onChange((list) => {
      const next = [...list];
      next.splice(to, 0, ...next.splice(from, 1));
      return next;
    });
    setChosen(to);
  };
  const take = (files: File[]): void => files.slice(0, free).forEach(add);

  return (
    <>
      <div className="d-photos">
        {pictures.map((picture, index) => (
          <Photo
            key={picture.id}
            picture={picture}
            index={index}
            count={pictures.length}
            chosen={picture.id === current?.id}
            onChoose={() => setChosen(index)}
            onMove={move}
            onFocusMove={(focus) => change(picture.id, focus)}
            onRemove={() => {
              onChange((list) => list.filter((each) => each.id !== picture.id));
              setChosen(0);
            }}
          />
        ))}
        {uploads.map(({ id, ...upload }) => (
          <div key={id} className="d-drop">
            <UploadRow {...upload} />
          </div>
        ))}
        {free > 0 && <PhotoDrop onFiles={take} />}
      </div>
      {current && (
        <PhotoTexts
          picture={current}
          number={pictures.indexOf(current) + 1}
          silent={pictures.filter((picture) => picture.alt.trim() === '').length}
          onAlt={(alt) => change(current.id, { alt })}
          onCrop={() => setCropping(current)}
        />
      )}
      {cropping && (
        <LateCropDialog
          picture={cropping}
          onClose={() => setCropping(null)}
          onCropped={(part) => onReplace(cropping.id, part)}
        />
      )}
    </>
  );
}
