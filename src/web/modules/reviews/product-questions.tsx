import { useState } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import type { ApiProblem } from '#web/platform/api.ts';
import { useInterrupted } from '#web/modules/accounts/interrupted-operation.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreButton } from '#web/ui/more-button.tsx';
import { useSession } from '#web/platform/session.ts';
import { useHistoryState } from '#web/platform/router/use-history-state.ts';
import { usePages } from '#web/platform/lists/use-pages.ts';
import { useSend } from '#web/platform/use-send.ts';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { useDebounced } from '#web/platform/use-debounced.ts';
import { AskForm } from './ask-form.tsx';
import { questionSent } from './question-sent.ts';
import { QuestionItem } from './question-item.tsx';
import * as texts from './question-texts.tsx';
import './questions.css';

const PAUSE = 250;

const QuestionSearch = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => (
  <form role="search" aria-label={texts.questions} onSubmit={(event) => event.preventDefault()}>
    <SearchBox
      aria-label={texts.search}
      placeholder={texts.searchFirst}
      maxLength={200}
      value={text}
      onType={onChange}
    />
  </form>
);

/** [CAT-04, UX-41] Questions about a piece: one looks among the answers first, and asks where nobody has yet. */
export function ProductQuestions({ listing }: { listing: Listing }) {
  const { listingId, shop } = listing;
  const session = useSession();
  const [text, setText] = useHistoryState('questions.words', '');
  const [asking, setAsking] = useHistoryState('questions.asking', false);
  const [question, setQuestion] = useHistoryState('question', '');
  const [pressed, setPressed] = useState(false);
  const q = useDebounced(text.trim(), PAUSE);
  const { sendAndWait } = useSend('reviews.askQuestion');
  const requests = (): void => {
    setAsking(false);
    setText('');
    setQuestion('');
  };
  /** [UX-74] The question that a sign-in held up; refused, it is in the form again. */
  const resume = async (begun: { listingId: string; question: string }, key: string): Promise<void> => {
    try {
      questionSent(await sendAndWait(begun, key), shop.name);
      requests();
    } catch (problem) {
      showToast((problem as ApiProblem).message, { type: 'error' });
      setQuestion(begun.question);
      setAsking(true);
    }
  };
  useInterrupted('reviews.ask', {
    isMine: (begun) => begun.listingId === listingId,
    run: (begun, key) => void resume(begun, key),
  });
  const pages = usePages('reviews.listQuestions', { listingId, q: q || undefined });
  const { data, error, refetch } = pages;
  const first = data?.pages[0];
  if (!first) return <Pending what={texts.theQuestions} height={160} error={error} retry={refetch} />;
  const questions = data.pages.flatMap((page) => page.items);
  // What was looked for is often the question itself.
  const ask = (): void => {
    setPressed(true);
    setQuestion((now) => now || text);
    setAsking(true);
  };
  const isOwn = session?.userId === shop.sellerId;
  const lookup = questions.length === 0 ? texts.noQuestions(q) : texts.lookup(questions.length, first.count);
  const match = q === '' ? '' : lookup;
  const content = () => {
    if (isOwn)
      return (
        <p className="field-hint">
          {texts.ownAnswered(
            <Link className="link" href={sellerHref('reviews/questions')}>
              {texts.atShop}
            </Link>,
          )}
        </p>
      );
    if (asking)
      return (
        <AskForm
          listing={listing}
          question={question}
          onChange={setQuestion}
          wantsFocus={pressed}
          onClose={() => setAsking(false)}
          onSent={requests}
        />
      );
    return (
      <p className="field-hint">
        {first.count > 0 ? texts.notAnsweredYet : texts.nobodyYet}{' '}
        <Button kind="link" onClick={ask}>
          {texts.askShop(shop.name)}
        </Button>
        {shop.replyHours !== null && texts.answersWithin(shop.replyHours)}
      </p>
    );
  };
  return (
    <div className="questions-block">
      <div>
        {first.count > 0 && <QuestionSearch text={text} onChange={setText} />}
        {content()}
      </div>
      <div>
        <p role="status" className={match ? 'field-hint questions-block__found' : 'visually-hidden'}>
          {match}
        </p>
        {questions.map((question) => (
          <QuestionItem key={question.questionId} question={question} shop={shop} />
        ))}
        <MoreButton pages={pages}>{texts.showMore}</MoreButton>
      </div>
    </div>
  );
}
