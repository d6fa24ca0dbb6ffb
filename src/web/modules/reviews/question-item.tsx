import type { ProductQuestion } from '#domain/reviews/model.ts';
import type { ShopCard } from '#domain/shops/model.ts';
import { fewLines } from '#domain/core/few-lines.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import * as texts from './question-texts.tsx';
import './reviews.css';

/** [UX-41] A question as everybody reads it; an answer by the maker carries a badge. */
export function QuestionItem({ question, shop }: { question: ProductQuestion; shop: ShopCard }) {
  const { body, answer, answeredAt, askerName, createdAt } = question;
  return (
    <article className="questions-block__item" aria-label={texts.questionBy(askerName)}>
      <h3>{fewLines(body)}</h3>
      {answer ? (
        <>
          <p>{fewLines(answer)}</p>
          <p className="tiny-text">
            <span className="badge">{texts.maker}</span> {shop.name}
            {answeredAt && `, ${localDate(answeredAt)}`}
          </p>
        </>
      ) : (
        <p className="tiny-text muted">{texts.byline(askerName, localDate(createdAt))}</p>
      )}
    </article>
  );
}
