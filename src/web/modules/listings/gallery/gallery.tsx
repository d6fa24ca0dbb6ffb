import { type KeyboardEvent, type TouchEvent, useRef, useState } from 'react';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { productPictureSizes } from '#domain/listings/picture-sizes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyDialog } from '#web/ui/lazy/lazy-dialog.tsx';
import { Picture, warmPicture } from '#web/ui/picture.tsx';
import { pictureName } from './picture-name.ts';
import * as texts from './texts.ts';
import './gallery.css';

const SHOWN = 6;
const SWIPE = 40;

const GalleryZoom = lazyDialog(async () => (await import('./gallery-zoom.tsx')).GalleryZoom, texts.enlarged);

interface Props {
  pictures: PictureFacts[];
  current: number;
  onChoose: (index: number) => void;
  sizeLine: string | null;
}

/** A finger that goes sideways over the picture turns to the next one. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 && touches[0] ? { x: touches[0].clientX, y: touches[0].clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!from.current || !end) return;
      const across = end.clientX - from.current.x;
      if (Math.abs(across) > SWIPE && Math.abs(across) > 1.5 * Math.abs(end.clientY - from.current.y))
        turn(across < 0 ? 1 : -1);
    },
  };
}

/** [UX-30] The pictures of a piece: thumbnails always, keys and swipes, and a larger view. */
export function Gallery({ pictures, current, onChoose, sizeLine }: Props) {
  const [zoom, setZoom] = useState(false);
  const sizes = productPictureSizes(pictures.length);
  const shown = pictures.length > SHOWN ? pictures.slice(0, SHOWN - 1) : pictures;
  const turn = (by: number): void => {
    if (pictures.length > 1) onChoose((current + by + pictures.length) % pictures.length);
  };
  const swipe = useSwipe(turn);
  const keys = (event: KeyboardEvent): void => {
    if (zoom || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    turn(event.key === 'ArrowRight' ? 1 : -1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys do what the thumbnails do
    <div
      className={`gallery ${pictures.length > 1 ? '' : 'gallery--one'}`}
      role="group"
      aria-label={texts.pictures}
      onKeyDown={keys}
    >
      <div className="gallery__main">
        <div className="picture" {...swipe}>
          <Picture picture={pictures[current] ?? null} sizes={sizes} first />
        </div>
        {pictures.length > 1 && (
          <p className="gallery__place" aria-hidden="true">
            {texts.location(current + 1, pictures.length)}
          </p>
        )}
        {pictures.length > 0 && (
          <button
            type="button"
            className="gallery__open"
            aria-label={texts.enlarge}
            onPointerEnter={GalleryZoom.preload}
            onClick={() => setZoom(true)}
            {...swipe}
          >
            <span className="gallery__zoom">
              <Icon name="zoom" />
            </span>
          </button>
        )}
      </div>
      <div className="gallery__thumbs">
        {shown.map((picture, index) => (
          <button
            key={picture.id}
            type="button"
            aria-current={index === current ? 'true' : undefined}
            aria-label={pictureName(pictures, index)}
            onPointerEnter={() => warmPicture(picture, sizes)}
            onClick={() => onChoose(index)}
          >
            <div className="picture">
              <Picture picture={picture} sizes="(min-width: 960px) 72px, 14vw" alt="" />
            </div>
          </button>
        ))}
        {pictures.length > SHOWN && (
          <button
            type="button"
            className="rest-count"
            aria-label={texts.more(pictures.length - shown.length)}
            onClick={() => {
              onChoose(shown.length);
              setZoom(true);
            }}
          >
            +{pictures.length - shown.length}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {pictures.length > 1 && pictureName(pictures, current)}
      </p>
      {sizeLine && (
        <p className="gallery__size">
          <Icon name="rule" />
          <span>{sizeLine}</span>
        </p>
      )}
      {zoom && <GalleryZoom pictures={pictures} current={current} onChoose={onChoose} onClose={() => setZoom(false)} />}
    </div>
  );
}
