import { truncate } from '#domain/core/visible-text.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { PictureUploads } from '#web/modules/files/upload/picture-uploads.tsx';
import { useSend } from '#web/platform/use-send.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField } from '#web/ui/fields/field.tsx';
import { StarChoice } from '#web/ui/fields/star-choice.tsx';
import * as texts from './writing-texts.ts';
import './review-form.css';
import '#web/ui/dialog.css';
import { storeText } from '#web/platform/stores/store-text.ts';

const MAX_LENGTH = 4000;

interface Draft {
  stars: number | null;
  body: string;
  pictures: Picture[];
}

const keyOf = (lineId: string): string => `review-draft ${lineId}`;

const MAX_PICTURES = 5;

const empty: Draft = { stars: null, body: '', pictures: [] };

/** [UX-66] What was written and not sent yet; it outlives the visit. */
function storedDraft(lineId: string): Draft {
  try {
    const stored = localStorage.getItem(keyOf(lineId));
    return stored ? { ...empty, ...(JSON.parse(stored) as Partial<Draft>) } : empty;
  } catch {
    return empty;
  }
}

interface Props {
  orderId: string;
  line: { id: string; title: string };
  onWritten: (state: CallOutput<'reviews.writeReview'>['state']) => void;
}

/** [CAT-04, UX-66] Stars first; with them come words and pictures, if one likes. */
export function ReviewForm({ orderId, line, onWritten }: Props) {
  const [draft, setDraft] = useState(() => storedDraft(line.id));
  const { send, isSending, problem } = useSend(
    'reviews.writeReview',
    'reviews.listOrderReviews',
    'reviews.listToReview',
    'reviews.listReviews',
    'reviews.listMarks',
    'listings.getListing',
  );
  const first = useRef<HTMLInputElement>(null);
  const { stars, body, pictures } = draft;
  useEffect(() => {
    if (draft === empty) localStorage.removeItem(keyOf(line.id));
    else storeText(keyOf(line.id), JSON.stringify(draft));
  }, [draft, line.id]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (stars === null) return;
    send(
      {
        orderId,
        lineId: line.id,
        stars,
        body: body.trim(),
        pictures: pictures.map((picture) => ({
          id: picture.id,
          alt: truncate(texts.pictureAlt(line.title), 300),
        })),
      },
      {
        onSuccess: ({ state }) => {
          localStorage.removeItem(keyOf(line.id));
          onWritten(state);
        },
      },
    );
  };
  return (
    <form className="reviewform" aria-label={texts.reviewOf(line.title)} onSubmit={submit}>
      <StarChoice
        stars={stars}
        first={first}
        title={line.title}
        onChoose={(next) => setDraft((now) => ({ ...now, stars: next }))}
      />
      {stars !== null && (
        <>
          <AreaField
            label={texts.inYourText}
            note={body.length > MAX_LENGTH * 0.8 ? texts.lettersLeft(MAX_LENGTH - body.length) : texts.optional}
            rows={4}
            maxLength={MAX_LENGTH}
            value={body}
            placeholder={texts.bodyPlaceholder}
            onChange={(event) => setDraft((now) => ({ ...now, body: event.target.value }))}
          />
          <PictureUploads
            label={texts.pictures}
            most={MAX_PICTURES}
            pictures={pictures}
            onChange={(change) => setDraft((now) => ({ ...now, pictures: change(now.pictures) }))}
          />
          {problem && (
            <p className="error" role="alert">
              {problem.message}
            </p>
          )}
          <p className="field-hint">{texts.shownWith}</p>
          <div className="confirm__acts">
            <Button
              onClick={() => {
                setDraft(empty);
                first.current?.focus();
              }}
            >
              {texts.discard}
            </Button>
            <Button kind="primary" type="submit" isBusy={isSending}>
              {isSending ? texts.sending : texts.send}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
