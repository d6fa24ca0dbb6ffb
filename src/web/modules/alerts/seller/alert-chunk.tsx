import { type ReactNode, useEffect, useRef, useState } from 'react';

/** So far beyond what is seen rows are still drawn. */
const MARGIN = '1500px';

/** [ALERT-22] A part of a long list: out of sight it is as high as it was, and empty, however many parts there are. */
export function AlertChunk({ children }: { children: () => ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    const chunk = box.current;
    if (!chunk || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        // Keys go on from the row that has the focus.
        if (!entry || (!entry.isIntersecting && chunk.contains(document.activeElement))) return;
        chunk.style.height = entry.isIntersecting ? '' : `${entry.boundingClientRect.height}px`;
        setEmpty(!entry.isIntersecting);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(chunk);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{!isEmpty && children()}</div>;
}
