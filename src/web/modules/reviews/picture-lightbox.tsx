import { type KeyboardEvent, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as texts from './review-texts.ts';
import './picture-lightbox.css';

interface Props {
  pictures: readonly Picture[];
  start: number;
  /** Whose they are. */
  caption: string;
  onClose: () => void;
}

/** [UX-40] Pictures of buyers, one large at a time, turned by buttons and arrow keys. */
export function PictureLightbox({ pictures, start, caption, onClose }: Props) {
  const [current, setCurrent] = useState(start);
  const picture = pictures[current];
  const turn = (by: number): void => setCurrent((current + by + pictures.length) % pictures.length);
  const keys = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  };
  return (
    <Dialog label={texts.pictures} className="zoom" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys also have their buttons */}
      <div className="zoom__bar" onKeyDown={keys}>
        <span role="status">
          {texts.location(current + 1, pictures.length)}
          {caption && <span className="muted">, {caption}</span>}
        </span>
        <span className="zoom__acts">
          {pictures.length > 1 && (
            <>
              <Button icon="left" label={texts.before} onClick={() => turn(-1)} />
              <Button icon="right" label={texts.next} onClick={() => turn(1)} />
            </>
          )}
          <Button icon="x" label={texts.close} onClick={onClose} />
        </span>
      </div>
      <div className="lightstage">{picture && <img src={`/pictures/${picture.id}/1280.webp`} alt={picture.alt} />}</div>
    </Dialog>
  );
}
