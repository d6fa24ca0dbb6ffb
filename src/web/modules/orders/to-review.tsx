import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import * as texts from './texts/orders-texts.tsx';
import './to-review.css';

const SHOWN = 3;

/** [CAT-04, UX-66] Above one's orders: pieces that have arrived and wait for a word, each a press away from its stars. */
export function ToReview({ items }: CallOutput<'reviews.listToReview'>) {
  const [all, setAll] = useState(false);
  if (items.length === 0) return null;
  const shown = all ? items : items.slice(0, SHOWN);
  return (
    <section className="toreview" aria-labelledby="to-review">
      <h2 id="to-review">{texts.howIsIt}</h2>
      <ul>
        {shown.map((item) => (
          <li key={`${item.orderId} ${item.lineId}`}>
            <div className="picture picture--sq">
              <Picture picture={item.picture} sizes="56px" alt="" />
            </div>
            <p>
              <b>{item.title}</b>
              <span className="small soft-text">{[...item.values, item.shopName].join(', ')}</span>
            </p>
            <ButtonLink
              href={`${hrefTo('order', { orderId: item.orderId })}#review`}
              aria-label={texts.reviewOf(item.title)}
            >
              {texts.review}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {!all && items.length > SHOWN && (
        <Button kind="link" size="small" onClick={() => setAll(true)}>
          {texts.more(items.length - SHOWN)}
        </Button>
      )}
    </section>
  );
}
