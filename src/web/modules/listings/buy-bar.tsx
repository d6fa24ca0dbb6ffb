import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import * as texts from './texts/product-texts.tsx';
import './buy-bar.css';

interface Props {
  /** While this is above the window, the bar is there. */
  watch: RefObject<HTMLElement | null>;
  price: string;
  label: string;
  onAdd: () => void;
}

/** [UX-42] Price and Add at the foot of a phone, once the button itself has gone out of the window. What is focused scrolls clear of it. */
export function BuyBar({ watch, price, label, onAdd }: Props) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!watch.current) return undefined;
    // What lies below counts as seen, so that a jump from above it to below it is noticed too.
    const observer = new IntersectionObserver(([entry]) => setOn(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 99999px 0px',
    });
    observer.observe(watch.current);
    return () => observer.disconnect();
  }, [watch]);
  return (
    <div className={`buybar ${on ? 'is-on' : ''}`}>
      <span>
        <b>{price}</b>
        <span className="tiny-text muted">{label}</span>
      </span>
      <Button kind="primary" size="buy" onClick={onAdd}>
        {texts.addToCart}
      </Button>
    </div>
  );
}
