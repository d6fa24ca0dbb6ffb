import { hrefTo } from '#domain/addresses.ts';
import { consent, setConsent } from './consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useStore } from '#web/platform/store.ts';
import * as texts from './sign-in/consent-texts.ts';
import './consent-bar.css';

/** How high it is, for what else stands at the foot. */
function publishHeight(bar: HTMLElement): () => void {
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
    <section ref={publishHeight} className="consent" aria-label={texts.title}>
      <p>
        {texts.question}{' '}
        <Link className="link" href={hrefTo('privacy')}>
          {texts.more}
        </Link>
      </p>
      <p className="consent__acts">
        <Button onClick={() => setConsent(false)}>{texts.onlyNeeded}</Button>
        <Button onClick={() => setConsent(true)}>{texts.remind}</Button>
      </p>
    </section>
  );
}
