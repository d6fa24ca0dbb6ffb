import { hrefTo } from '#domain/addresses.ts';
import './account.css';
import { consent, giveConsent } from './consent.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { useStore } from '#web/platform/store.ts';

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
    <section ref={publishHeight} className="consent" aria-label="What may be kept in your browser">
      <p>
        The shop keeps what it needs to work: your cart and your sign-in. May it also remind you by mail of a cart you
        left?{' '}
        <Link className="link" href={hrefTo('privacy')}>
          More about it
        </Link>
      </p>
      <p className="consent__acts">
        <Button onClick={() => giveConsent(false)}>Only what is needed</Button>
        <Button onClick={() => giveConsent(true)}>Remind me too</Button>
      </p>
    </section>
  );
}
