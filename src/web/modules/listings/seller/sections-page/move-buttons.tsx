import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import * as texts from './section-texts.ts';

interface Props {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** One up or one down; the ends stay where they are, and keep the focus. */
export const MoveButtons = ({ name, index, count, onMove }: Props) => (
  <>
    <DeskButton
      icon="up"
      label={texts.up(name)}
      aria-disabled={index === 0}
      onClick={() => index > 0 && onMove(index - 1)}
    />
    <DeskButton
      icon="down"
      label={texts.down(name)}
      aria-disabled={index === count - 1}
      onClick={() => index < count - 1 && onMove(index + 1)}
    />
  </>
);

/** A list with one of its rows at another place. */
export function moved<Each>(rows: readonly Each[], from: number, to: number): Each[] {
  const next = [...rows];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
