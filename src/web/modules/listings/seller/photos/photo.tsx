import type { DragEvent, KeyboardEvent, PointerEvent } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import * as texts from './photo-texts.ts';
const STEP = 0.02;
const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The ring that says what crops keep in view: dragged, or moved with the arrow keys. */
function FocusRing({
  picture,
  onMove,
}: {
  picture: Picture;
  onMove: (focus: { focusX: number; focusY: number }) => void;
}) {
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box && event.currentTarget.hasPointerCapture(event.pointerId))
      onMove({
        focusX: within((event.clientX - box.left) / box.width),
        focusY: within((event.clientY - box.top) / box.height),
      });
  };
  const key = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key];
    if (!by) return;
    event.preventDefault();
    onMove({ focusX: within(picture.focusX + (by[0] ?? 0)), focusY: within(picture.focusY + (by[1] ?? 0)) });
  };
  return (
    <button
      type="button"
      className="d-focus-point"
      style={{ left: `${picture.focusX * 100}%`, top: `${picture.focusY * 100}%` }}
      aria-label={texts.focusAt(Math.round(picture.focusX * 100), Math.round(picture.focusY * 100))}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={key}
    />
  );
}

interface PhotoProps {
  picture: Picture;
  index: number;
  count: number;
  chosen: boolean;
  onChoose: () => void;
  onMove: (from: number, to: number) => void;
  onFocusMove: (focus: { focusX: number; focusY: number }) => void;
  onRemove: () => void;
}

/** One photo with its place in the order; the chosen one has its focal point. */
export function Photo({ picture, index, count, chosen, onChoose, onMove, onFocusMove, onRemove }: PhotoProps) {
  const drop = (event: DragEvent): void => {
    const from = event.dataTransfer.getData('text/photo');
    if (from === '') return;
    event.preventDefault();
    onMove(Number(from), index);
  };
  return (
    <figure
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/photo', String(index))}
      onDragOver={(event) => event.dataTransfer.types.includes('text/photo') && event.preventDefault()}
      onDrop={drop}
    >
      <div className={`d-pic ${chosen ? 'd-chosen' : ''}`}>
        <button
          type="button"
          className="d-pick"
          aria-pressed={chosen}
          aria-label={texts.pick(index + 1)}
          onClick={onChoose}
        >
          <img
            className="d-pim"
            src={`/pictures/${picture.id}/480.webp`}
            alt=""
            draggable={false}
            style={{ background: picture.colour, objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%` }}
          />
        </button>
        {chosen && <FocusRing picture={picture} onMove={onFocusMove} />}
      </div>
      <figcaption>
        <span className="d-t3 d-small">
          {index + 1}
          {index === 0 && texts.cover}
        </span>
        <span className="d-spacer" />
        <DeskButton
          icon="left"
          label={texts.earlier(index + 1)}
          disabled={index === 0}
          onClick={() => onMove(index, index - 1)}
        />
        <DeskButton
          icon="right"
          label={texts.later(index + 1)}
          disabled={index === count - 1}
          onClick={() => onMove(index, index + 1)}
        />
        <DeskButton icon="trash" label={texts.remove(index + 1)} onClick={onRemove} />
      </figcaption>
    </figure>
  );
}
