import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallName } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './seller-review-texts.ts';

const MAX_LENGTH = 2000;

/** What is answered: its call, and what has to be read again afterwards. */
export interface Answered {
  call: 'reviews.answerReview' | 'reviews.answerQuestion';
  id: string;
  name: string;
  stale: CallName[];
}

/** [CAT-04] The shop's one answer, in place. Everybody reads it. */
export function AnswerForm({
  subject,
  onDone,
  onCancel,
}: {
  subject: Answered;
  onDone: () => void;
  onCancel: () => void;
}) {
  const [answer, setAnswer] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const review = useSend('reviews.answerReview', ...subject.stale);
  const question = useSend('reviews.answerQuestion', ...subject.stale);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isPending = review.isSending || question.isSending;
  const problem = isEmpty ? texts.answerFirst : (review.problem ?? question.problem)?.message;
  const done = {
    onSuccess: () => {
      showToast(texts.isOnPage, { type: 'success' });
      onDone();
    },
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const text = answer.trim();
    setEmpty(text === '');
    if (text === '') return field.current?.focus();
    return subject.call === 'reviews.answerReview'
      ? review.send({ reviewId: subject.id, answer: text }, done)
      : question.send({ questionId: subject.id, answer: text }, done);
  };
  return (
    <form className="d-answer" onSubmit={send}>
      <DeskAreaField
        ref={field}
        label={texts.yourAnswer(subject.name)}
        note={answer.length > MAX_LENGTH * 0.8 ? texts.left(MAX_LENGTH - answer.length) : texts.everybodyReads}
        error={problem}
        isAlert
        rows={3}
        maxLength={MAX_LENGTH}
        value={answer}
        onChange={(event) => {
          setAnswer(event.target.value);
          setEmpty(false);
        }}
      />
      <p className="d-answer__acts">
        <DeskButton kind="primary" isAlwaysShown type="submit" isBusy={isPending}>
          {isPending ? texts.sending : texts.answer}
        </DeskButton>
        <DeskButton isAlwaysShown onClick={onCancel}>
          {texts.cancel}
        </DeskButton>
      </p>
    </form>
  );
}
