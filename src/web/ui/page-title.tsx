import { type ReactNode, useEffect, useRef } from 'react';

let siteName = 'Artisan Market';
let isFirst = true;
export const setSiteName = (name: string): void => void (siteName = name);

let typedAt = '';
addEventListener('input', () => void (typedAt = location.href), true);
/** Who has begun to type while this screen was on its way goes on typing. */
const isTyping = (): boolean =>
  typedAt === location.href && document.activeElement?.matches('input, textarea') === true;

/** The heading of a screen: names the tab, and takes the focus when one moves to it [UX-09]. */
export function PageTitle({ title, children, className }: { title: string; children?: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === siteName ? siteName : `${title} – ${siteName}`;
  }, [title]);
  useEffect(() => {
    if (!isFirst && !location.hash && !isTyping()) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children ?? title}
    </h1>
  );
}
