import { hrefTo } from '#domain/addresses.ts';
import { type FormEvent, useState } from 'react';
import type { RankExplanation } from '#domain/search/rank-explanation.ts';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '#web/ui/link.tsx';
import { DeskError, DeskInput } from '#web/ui/desk/desk-field.tsx';
import './rank-explanation.css';
import { rankSentences } from './rank-sentences.ts';
import * as texts from './rank-texts.ts';

function Answer({ explanation }: { explanation: RankExplanation }) {
  const { place, total, first } = explanation;
  return (
    <div role="status">
      <p>
        <b>{place ? texts.rankPosition(place, total) : texts.notAmong}</b>
        {first && (
          <>
            {' '}
            {texts.inFront} <Link href={hrefTo('product', { productId: first.listingId })}>{first.title}</Link>
          </>
        )}
      </p>
      <ul className="d-why">
        {rankSentences(explanation).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

/** [SRCH-04] Where an own piece stands in the search for some words, and why, in plain words. */
export function RankExplanationDialog({
  listing,
  onClose,
}: {
  listing: { listingId: string; title: string };
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const { data, error, isFetching } = useCall(
    'search.explainRank',
    { listingId: listing.listingId, q: query },
    { enabled: query !== '', staleTime: 0 },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim()) setQuery(text.trim());
  };
  return (
    <Dialog label={texts.inSearch(listing.title)} className="dialog" onClose={onClose}>
      <h2>{texts.inSearch(listing.title)}</h2>
      <p className="d-t2">{texts.ask}</p>
      <form className="d-whyform" onSubmit={submit}>
        <DeskInput
          type="search"
          aria-label={texts.queryLabel}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
        />
        <DeskButton icon="search" isAlwaysShown type="submit" isBusy={isFetching}>
          {texts.look}
        </DeskButton>
      </form>
      {error && <DeskError role="alert">{error.message}</DeskError>}
      {data && query !== '' && <Answer explanation={data} />}
      <p className="confirm__acts">
        <Button onClick={onClose}>{texts.close}</Button>
      </p>
    </Dialog>
  );
}
