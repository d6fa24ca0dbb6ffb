import { useState } from 'react';
import { MAX_NOTE_LENGTH } from '#domain/cart/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useCartState } from '../cart-state.ts';
import { setNote } from './set-note.ts';
import * as texts from '../texts/note-texts.ts';

/** The field was asked for by the button in its place. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();

/** [CART-07] What the buyer says to this maker: taken when one leaves the field, and kept with the cart. */
export function MakerNote({ sellerId, shopName }: { sellerId: string; shopName: string }) {
  const said = useCartState().cart.notes[sellerId] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isOpened, setOpened] = useState(false);
  if (typed === null && said === '')
    return (
      <p className="maker-note">
        <Button
          kind="link"
          onClick={() => {
            setOpened(true);
            setTyped('');
          }}
        >
          {texts.add(shopName)}
        </Button>
      </p>
    );
  const take = async (): Promise<void> => {
    if (typed === null || typed.trim() === said) {
      setProblem(null);
      return setTyped(said === '' ? null : typed);
    }
    const failure = await setNote(sellerId, typed.trim());
    setProblem(failure);
    setSaved(failure === null);
    if (failure === null) setTyped(null);
  };
  return (
    <div className="maker-note">
      <Field
        label={texts.noteTo(shopName)}
        note={texts.optional}
        maxLength={MAX_NOTE_LENGTH}
        value={typed ?? said}
        error={problem}
        hint={isSaved ? texts.saved : texts.goesAlong}
        ref={isOpened ? focusOnce : undefined}
        onChange={(event) => {
          setSaved(false);
          setTyped(event.target.value);
        }}
        onBlur={() => void take()}
        onKeyDown={(event) => event.key === 'Enter' && void take()}
      />
    </div>
  );
}
