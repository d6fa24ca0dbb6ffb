import { type ReactNode, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { Thumb } from '#web/ui/desk/desk-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { AnswerForm, type Answered } from './answer-form.tsx';
import * as texts from './seller-review-texts.ts';
import './seller-reviews.css';

interface Props {
  listing: { title: string; picture: Picture | null; href: string };
  /** Who speaks and when, with the stars if it is a review. */
  head: ReactNode;
  body: string;
  createdAt: string;
  answer: string | null;
  answeredAt: string | null;
  subject: Answered;
  /** Where more is known: the order. */
  more?: ReactNode;
  pictures?: ReactNode;
}

/** A review or a question as the maker sees it, with the answer or the place for it. */
export function AnswerableRow({ listing, head, body, createdAt, answer, answeredAt, subject, more, pictures }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <article className="d-answerable" aria-label={texts.byAbout(subject.name, listing.title)}>
      <Thumb picture={listing.picture} size={48} />
      <div>
        <p className="d-answerable__head">
          {head}
          <time dateTime={createdAt}>{localDate(createdAt)}</time>
        </p>
        <p className="d-t2 d-small">
          <Link className="d-link" href={listing.href}>
            {listing.title}
          </Link>
          {more}
        </p>
        {body ? (
          <p className="d-answerable__body">{body}</p>
        ) : (
          <p className="d-answerable__body d-t2">{texts.starsAlone}</p>
        )}
        {pictures}
        {answer !== null && (
          <div className="d-answerable__answer">
            <b>{texts.youAnswered(answeredAt ? localDate(answeredAt) : '')}</b>
            {answer}
          </div>
        )}
        {answer === null &&
          (open ? (
            <AnswerForm subject={subject} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
          ) : (
            <p>
              <DeskButton
                isAlwaysShown
                aria-label={texts.answerOne(subject.name, listing.title)}
                onClick={() => setOpen(true)}
              >
                {texts.answer}
              </DeskButton>
            </p>
          ))}
      </div>
    </article>
  );
}
