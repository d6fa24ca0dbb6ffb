import { useEffect, useLayoutEffect, useState } from 'react';
import * as texts from '../texts.ts';
import './loading-overlay.css';

const SHOW_DELAY_MS = 150;
const SHOWN_FOR = 300;

let shownAt = -SHOWN_FOR;

/** Resolves when the overlay has been seen long enough, or at once when it is not shown: it never flashes. */
export async function overlaySeen(): Promise<void> {
  const left = shownAt + SHOWN_FOR - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
}

/** [SHELL-02, UX-04] Over the page while a screen's code loads, if that takes longer than a moment. */
export function LoadingOverlay() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    if (shown) shownAt = performance.now();
  }, [shown]);
  return (
    // As high as the window, so that the footer does not stand where the screen is about to.
    <main id="main" className="page-width page-loading" aria-busy="true">
      {shown && (
        <div className="overlay" role="status">
          <div>
            <b>{texts.isLoading}</b>
            <p className="soft-text">{texts.pleaseWait}</p>
          </div>
        </div>
      )}
    </main>
  );
}
