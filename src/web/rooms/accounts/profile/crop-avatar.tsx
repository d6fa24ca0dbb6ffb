import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Picture } from '#domain/files/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorBox } from '#web/ui/error-box.tsx';
import { SliderField } from '#web/ui/fields/field.tsx';
import { useHere } from '#web/ui/focus/use-here.ts';
import { useAct } from './use-act.ts';
import './avatar.css';

const STEP = 0.02;
const between = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));

interface Props {
  picture: Picture;
  onClose: () => void;
  onCropped: (pictureId: string) => void;
}

/** [UX-69] Cuts a square out of a picture: dragged, or moved with the arrow keys, and made smaller with the slider. */
export function CropAvatar({ picture, onClose, onCropped }: Props) {
  const short = Math.min(picture.width, picture.height);
  const [part, setPart] = useState(1);
  const [at, setAt] = useState({ x: 0.5, y: 0.5 });
  const box = useRef<HTMLDivElement>(null);
  const { busy, error, run } = useAct();
  const isHere = useHere();
  // The square in parts of the picture's width and height.
  const [width, height] = [(short * part) / picture.width, (short * part) / picture.height];
  const [left, top] = [at.x * (1 - width), at.y * (1 - height)];
  const move = (x: number, y: number): void =>
    setAt({ x: 1 - width > 0 ? between(x / (1 - width), 1) : 0, y: 1 - height > 0 ? between(y / (1 - height), 1) : 0 });
  const byKey = (event: KeyboardEvent): void => {
    const [dx, dy] =
      (
        { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] } as Record<
          string,
          number[]
        >
      )[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    move(left + dx, top + dy);
  };
  const byPointer = (event: PointerEvent): void => {
    if (event.buttons === 0 || !box.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const edge = box.current.getBoundingClientRect();
    move((event.clientX - edge.left) / edge.width - width / 2, (event.clientY - edge.top) / edge.height - height / 2);
  };
  const cut = (): void =>
    void run(async (send) => {
      const { id } = await send('files.cropPicture', {
        pictureId: picture.id,
        left: between(left, 1 - width),
        top: between(top, 1 - height),
        width: Math.min(width, 1),
        height: Math.min(height, 1),
      });
      if (isHere()) onCropped(id);
    });
  const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;
  return (
    <Dialog label="Cut your picture" className="dialog" onClose={onClose}>
      <h2>Cut your picture</h2>
      <p className="muted" id="cut-how">
        Drag the square, or move it with the arrow keys.
      </p>
      <ErrorBox text={error} />
      <div className="crop-area" ref={box}>
        <img src={`/pictures/${picture.id}/640.webp`} alt="" />
        <div
          className="crop-area__square"
          role="slider"
          tabIndex={0}
          aria-label="The part that is kept"
          aria-describedby="cut-how"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(at.x * 100)}
          aria-valuetext={`${Math.round(at.x * 100)} percent from the left, ${Math.round(at.y * 100)} percent from the top`}
          style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
          onKeyDown={byKey}
          onPointerDown={byPointer}
          onPointerMove={byPointer}
        />
      </div>
      <div style={{ marginTop: 16 }}>
        <SliderField
          label="Size of the part"
          min={30}
          max={100}
          value={Math.round(part * 100)}
          onChange={(event) => setPart(Number(event.target.value) / 100)}
        />
      </div>
      <p className="acts-row" style={{ marginTop: 16 }}>
        <Button kind="primary" isBusy={busy} onClick={cut}>
          Use this part
        </Button>
        <Button onClick={onClose}>Keep the old one</Button>
      </p>
    </Dialog>
  );
}
