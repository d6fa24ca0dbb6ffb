import { settings } from '#web/platform/settings.ts';
import * as texts from './texts/checkout-texts.tsx';

const cards = [
  ['4242 4242 4242 4242', texts.testCardTexts.pays],
  ['4000 0025 0000 3155', texts.testCardTexts.asks],
  ['4000 0000 0000 0002', texts.testCardTexts.declined],
  ['4000 0000 0000 9995', texts.testCardTexts.tooLittle],
  ['4000 0000 0000 0069', texts.testCardTexts.expired],
  ['4000 0000 0000 0119', texts.testCardTexts.fails],
] as const;

/** [UX-60] In test mode: which number does what. */
export function TestCards() {
  if (!settings().testMode) return null;
  return (
    <details className="testcards">
      <summary>{texts.testCards}</summary>
      <dl>
        {cards.map(([number, what]) => (
          <div key={number}>
            <dt className="tabular no-break">{number}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
