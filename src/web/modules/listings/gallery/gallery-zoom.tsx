import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { coveringSizes, pictureSet } from '#domain/core/pictures/picture-widths.ts';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { productPictureSizes } from '#domain/listings/picture-sizes.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { pictureName } from './picture-name.ts';
import { useZoom } from './use-zoom.ts';
import type { Point } from './zoom-view.ts';
import * as texts from './zoom-texts.ts';
import './gallery-zoom.css';

const STEP = 90;
const ways: Record<string, Point> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
};

interface Props {
  pictures: PictureFacts[];
  current: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** The file that the page shows is there already: it stands until the larger one has come. */
function ShownAlready({ picture, sizes, style }: { picture: PictureFacts; sizes: string; style: CSSProperties }) {
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      <img srcSet={pictureSet(picture, 'webp')} sizes={sizes} alt="" draggable={false} style={style} />
    </picture>
  );
}

/** [UX-30] One picture on the whole screen: press, wheel, two fingers or + enlarge it up to every pixel of its source. */
export function GalleryZoom({ pictures, current, onChoose, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const picture = pictures[current] ?? pictures[0];
  const turn = (by: number): void => {
    zoom.reset();
    onChoose((current + by + pictures.length) % pictures.length);
  };
  const zoom = useZoom({
    stage,
    picture: picture ?? { width: 1, height: 1 },
    onSwipe: (by) => pictures.length > 1 && turn(by),
  });
  const { view, most } = zoom;
  const isLarge = view.scale > 1;
  const enlargeable = most > 1 ? 'is-larger' : '';
  const style: CSSProperties = {
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    // More than its own pixels would only be blurred.
    maxWidth: picture?.width,
    maxHeight: picture?.height,
  };
  const keys = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    if (event.key === '+' || event.key === '=') zoom.enlarge(1);
    else if (event.key === '-') zoom.enlarge(-1);
    else if (event.key === '0') zoom.reset();
    else if (way && isLarge) zoom.move(way);
    else if (pictures.length > 1 && event.key === 'ArrowRight') turn(1);
    else if (pictures.length > 1 && event.key === 'ArrowLeft') turn(-1);
    else return;
    event.preventDefault();
  };
  if (!picture) return null;
  return (
    <Dialog label={texts.enlarged} className="bigpic" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- every key also has its button */}
      <div className="bigpic__all" onKeyDown={keys}>
        <div className="bigpic__bar">
          <p aria-live="polite">{pictureName(pictures, current)}</p>
          <span>
            <Button icon="minus" label={texts.smaller} aria-disabled={!isLarge} onClick={() => zoom.enlarge(-1)} />
            <Button
              icon="plus"
              label={texts.larger}
              aria-disabled={view.scale >= most}
              onClick={() => zoom.enlarge(1)}
            />
            <Button icon="x" label={texts.close} onClick={onClose} />
          </span>
        </div>
        <div
          className={`bigpic__stage ${isLarge ? 'is-large' : enlargeable}`}
          ref={stage}
          onMouseDown={(event) => event.preventDefault()}
          {...zoom.hand}
        >
          {/* The large file is fetched when it is needed. A press keeps the focus where it is, so that the keys go on working. */}
          <ShownAlready
            key={`${picture.id} before`}
            picture={picture}
            sizes={coveringSizes(productPictureSizes(pictures.length), picture)}
            style={style}
          />
          <picture key={picture.id}>
            <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={isLarge ? '2000px' : '100vw'} />
            <img
              srcSet={pictureSet(picture, 'webp')}
              sizes={isLarge ? '2000px' : '100vw'}
              alt={picture.alt}
              draggable={false}
              style={style}
            />
          </picture>
        </div>
        {pictures.length > 1 && (
          <>
            <Button icon="left" label={texts.before} className="bigpic__turn" onClick={() => turn(-1)} />
            <Button
              icon="right"
              label={texts.next}
              className="bigpic__turn bigpic__turn--next"
              onClick={() => turn(1)}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
