import * as texts from '#domain/accounts/consent-texts.ts';
import { hrefTo } from '#domain/addresses.ts';
import { consent, setConsent } from './consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { say } from '#web/platform/languages/language.ts';
import { useStore } from '#web/platform/store.ts';
import './consent-bar.css';

/** How high it is, for what else stands at the foot. */
function publishHeight(bar: HTMLElement): () => void {
  // The bar that came with the document has done its part.
  document.querySelector('.consent--first')?.remove();
  const { style } = document.documentElement;
  const grew = new ResizeObserver(() => style.setProperty('--consent', `${bar.getBoundingClientRect().height}px`));
  grew.observe(bar);
  return () => {
    grew.disconnect();
    style.removeProperty('--consent');
  };
}

/** [UX-16, SUP-02] A bar at the bottom with two buttons of equal weight; it takes no focus and covers nothing that was begun. */
export function ConsentBar() {
  if (useStore(consent) !== null) return null;
  return (
    <section ref={publishHeight} className="consent" aria-label={say(texts.title)}>
      <p>
        {say(texts.question)}{' '}
        <Link className="link" href={hrefTo('privacy')}>
          {say(texts.more)}
        </Link>
      </p>
      <p className="consent__acts">
        <Button onClick={() => setConsent(false)}>{say(texts.onlyNeeded)}</Button>
        <Button onClick={() => setConsent(true)}>{say(texts.remind)}</Button>
      </p>
    </section>
  );
}
