import type { CartLine } from '#domain/cart/model.ts';

/** What was chosen of a piece, and the words for it, as rows of a list of facts. */
export const LineChoice = ({ line }: { line: Pick<CartLine, 'values' | 'personalisation'> }) => (
  <>
    {line.values.length > 0 && (
      <div>
        <dt className="visually-hidden">Choice</dt>
        <dd>{line.values.join(', ')}</dd>
      </div>
    )}
    {line.personalisation && (
      <div>
        <dt>Your text</dt>
        <dd>“{line.personalisation}”</dd>
      </div>
    )}
  </>
);
