import type { CartLine } from '#domain/cart/model.ts';
import * as texts from './texts/cart-texts.tsx';

/** What was chosen of a piece, and the words for it, as rows of a list of facts. */
export const LineChoice = ({ line }: { line: Pick<CartLine, 'values' | 'personalisation'> }) => (
  <>
    {line.values.length > 0 && (
      <div>
        <dt className="visually-hidden">{texts.choice}</dt>
        <dd>{line.values.join(', ')}</dd>
      </div>
    )}
    {line.personalisation && (
      <div>
        <dt>{texts.yourText}</dt>
        <dd>{texts.quoted(line.personalisation)}</dd>
      </div>
    )}
  </>
);
