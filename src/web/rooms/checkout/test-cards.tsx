import { settings } from '#web/platform/settings.ts';

const cards = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0025 0000 3155', 'asks the bank, then pays'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has too little on it'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0119', 'fails at the bank'],
] as const;

/** [UX-60] In test mode: which number does what. */
export function TestCards() {
  if (!settings().testMode) return null;
  return (
    <details className="testcards">
      <summary>Test card numbers</summary>
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
