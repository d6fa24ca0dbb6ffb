import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import { signInFor } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { useSend } from '#web/platform/use-send.ts';
import { questionSent } from './question-sent.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/fields/field.tsx';
import * as texts from './question-texts.tsx';
import '#web/ui/dialog.css';

const MAX_LENGTH = 1000;
const MIN_LENGTH = 3;

interface Props {
  listing: Listing;
  question: string;
  onChange: (question: string) => void;
  /** Just opened by a press; a form found again by Back leaves the focus and the view where they are. */
  wantsFocus: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** [CAT-04] Asks the maker, for everybody to read. Whoever is not signed in is asked to, and the question is sent afterwards. */
export function AskForm({ listing, question, onChange, wantsFocus, onSent, onClose }: Props) {
  const [isShort, setShort] = useState(false);
  const session = useSession();
  const asking = useSend('reviews.askQuestion', 'reviews.listQuestions');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (wantsFocus) field.current?.focus();
  }, [wantsFocus]);
  const send = (): void =>
    asking.send(
      { listingId: listing.listingId, question: question.trim() },
      {
        onSuccess: (answer) => {
          questionSent(answer, listing.shop.name);
          onSent();
        },
      },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShort(question.trim().length < MIN_LENGTH);
    if (question.trim().length < MIN_LENGTH) return field.current?.focus();
    if (session) return send();
    const { listingId } = listing;
    return signInFor('reviews.ask', { listingId, question: question.trim() }, '#questions');
  };
  const problem = isShort ? texts.write : asking.problem?.message;
  return (
    <form className="ask-form" onSubmit={submit}>
      <AreaField
        ref={field}
        label={texts.yourQuestion(listing.shop.name)}
        note={question.length > MAX_LENGTH * 0.8 ? texts.left(MAX_LENGTH - question.length) : texts.isPublic}
        error={problem}
        isAlert
        rows={4}
        maxLength={MAX_LENGTH}
        value={question}
        onChange={(event) => {
          onChange(event.target.value);
          setShort(false);
        }}
      />
      <div className="confirm__acts">
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={asking.isSending}>
          {asking.isSending ? texts.sending : texts.ask}
        </Button>
      </div>
    </form>
  );
}
