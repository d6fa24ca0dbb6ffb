import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import {
  type Corner,
  type Frame,
  framePixels,
  largestFrame,
  MIN_SIDE,
  movedFrame,
  pulledFrame,
  type Ratio,
} from './crop-frame.ts';
import * as texts from './crop-texts.ts';
import './crop-dialog.css';

const ratios: { name: string; ratio: Ratio }[] = [
  { name: '4 : 5', ratio: 4 / 5 },
  { name: texts.square, ratio: 1 },
  { name: texts.free, ratio: null },
];
const corners: Corner[] = ['nw', 'ne', 'sw', 'se'];
const STEP = 0.01;
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface FrameProps {
  picture: Picture;
  frame: Frame;
  ratio: Ratio;
  onChange: (frame: Frame) => void;
}

/** The frame is what the dialog is about. */
const focusOnce = (frame: HTMLButtonElement | null): void => frame?.focus();

/** The picture with the frame on it: dragged, pulled at its corners, or moved with the arrow keys; with Shift they pull a corner. */
function CropArea({ picture, frame, ratio, onChange }: FrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number; frame: Frame } | null>(null);
  const begin = (event: PointerEvent): void => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, frame };
  };
  const drag = (event: PointerEvent, corner?: Corner): void => {
    const box = area.current?.getBoundingClientRect();
    if (!box || !from.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    event.stopPropagation();
    const x = (event.clientX - from.current.x) / box.width;
    const y = (event.clientY - from.current.y) / box.height;
    onChange(
      corner ? pulledFrame(from.current.frame, { corner, x, y, ratio, picture }) : movedFrame(from.current.frame, x, y),
    );
  };
  const key = (event: KeyboardEvent, corner?: Corner): void => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const pulled = corner ?? (event.shiftKey ? 'se' : undefined);
    onChange(
      pulled
        ? pulledFrame(frame, { corner: pulled, x: by[0], y: by[1], ratio, picture })
        : movedFrame(frame, by[0], by[1]),
    );
  };
  const percent = (part: number): string => `${part * 100}%`;
  return (
    <div
      ref={area}
      className="d-crop"
      style={{
        aspectRatio: `${picture.width} / ${picture.height}`,
        background: picture.colour,
        '--ratio': picture.width / picture.height,
      }}
    >
      <img src={`/pictures/${picture.id}/960.webp`} alt="" draggable={false} />
      <div
        className="d-crop-frame"
        style={{
          left: percent(frame.left),
          top: percent(frame.top),
          width: percent(frame.width),
          height: percent(frame.height),
        }}
      >
        <button
          ref={focusOnce}
          type="button"
          className="d-crop-move"
          aria-label={texts.part}
          onPointerDown={begin}
          onPointerMove={(event) => drag(event)}
          onKeyDown={(event) => key(event)}
        />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`d-crop-corner d-crop-${corner}`}
            aria-label={texts.moveCorner(texts.corner[corner])}
            onPointerDown={begin}
            onPointerMove={(event) => drag(event, corner)}
            onKeyDown={(event) => key(event, corner)}
          />
        ))}
      </div>
    </div>
  );
}

interface Props {
  picture: Picture;
  /** The shapes to choose from; the first is there at once. */
  shapes?: { name: string; ratio: Ratio }[];
  onCropped: (picture: Picture) => void;
  onClose: () => void;
}

/** [CAT-01, UX-69] Cuts a part out of a picture: of a piece, a shop, a person. The whole one stays stored; the part has the same words. */
export function CropDialog({ picture, shapes = ratios, onCropped, onClose }: Props) {
  const [ratio, setRatio] = useState<Ratio>(shapes[0]?.ratio ?? null);
  const [frame, setFrame] = useState(() => largestFrame(picture, ratio));
  const crop = useSend('files.cropPicture');
  const pixels = framePixels(frame, picture);
  const isSmall = Math.min(pixels.width, pixels.height) < MIN_SIDE;
  const keep = (): void =>
    crop.send(
      { pictureId: picture.id, ...frame },
      {
        onSuccess: (part) => {
          onCropped({ ...part, alt: picture.alt });
          onClose();
        },
      },
    );
  return (
    <Dialog label={texts.crop} className="dialog d-crop-dialog" onClose={onClose}>
      <h2>{texts.crop}</h2>
      <CropArea picture={picture} frame={frame} ratio={ratio} onChange={setFrame} />
      <div className="d-crop-foot">
        {shapes.length > 1 && (
          <DeskRadioGroup
            className="d-crop-ratios"
            legend={texts.shape}
            isLegendHidden
            options={shapes.map((each) => [each.ratio, each.name])}
            value={ratio}
            onChoose={(next) => {
              setRatio(next);
              setFrame(largestFrame(picture, next));
            }}
          />
        )}
        <output className="small soft-text tabular" aria-live="polite">
          {texts.pixels(pixels.width, pixels.height)}
        </output>
      </div>
      <ErrorBox text={crop.problem?.message ?? (isSmall && texts.tooSmall(MIN_SIDE))} />
      <div className="confirm__acts">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button kind="primary" disabled={crop.isSending || isSmall} onClick={keep}>
          {crop.isSending ? texts.cropping : texts.useThis}
        </Button>
      </div>
    </Dialog>
  );
}
