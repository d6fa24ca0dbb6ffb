import './account.css';
import { consent, giveConsent } from './consent.ts';
import { Link } from '../ui/link.tsx';
import { useStore } from '../ui/store.ts';

/** [UX-16, SUP-02] A bar at the bottom with two buttons of equal weight; it takes no focus and covers nothing that was begun. */
export function ConsentBar() {
  if (useStore(consent) !== null) return null;
  return (
    <section className="consent" aria-label="What may be kept in your browser">
      <p>
        The shop keeps what it needs to work: your cart and your sign-in. May it also remind you by mail of a cart you
        left?{' '}
        <Link className="link" href="/settings/privacy">
          More about it
        </Link>
      </p>
      <p className="consent__acts">
        <button type="button" className="btn btn--line" onClick={() => giveConsent(false)}>
          Only what is needed
        </button>
        <button type="button" className="btn btn--line" onClick={() => giveConsent(true)}>
          Remind me too
        </button>
      </p>
    </section>
  );
}
