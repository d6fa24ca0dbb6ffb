import type { Return } from '#domain/returns/model.ts';
import { returnStateTexts } from '#domain/returns/return-texts.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';
import * as texts from './texts.ts';
import '#web/modules/orders/order-timeline.css';

/** [ORD-04] Every step of a return with who and when; buyer, maker and administrators see the same. */
export const ReturnTimeline = ({ timeline }: Pick<Return, 'timeline'>) => (
  <ol className="next-steps">
    {timeline.map(({ state, at, by }) => (
      <li key={state} className="is-done">
        <time dateTime={at}>{localDay(at)}</time>
        <span>
          {say(returnStateTexts[state])} <span className="tiny-text muted">{texts.by[by]}</span>
        </span>
      </li>
    ))}
  </ol>
);

/** `2 × Mug, Blue` … */
export const itemsOf = ({ lines }: Pick<Return, 'lines'>): string[] =>
  lines.map(({ quantity, title, values }) => `${quantity} × ${[title, ...values].join(', ')}`);
