import { hrefTo } from '#domain/addresses.ts';
import { useState } from 'react';
import type { CartLine } from '#domain/cart/model.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { UnitPrice } from '#web/modules/listings/facts/unit-price.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { LineChoice } from '../line-choice.tsx';
import { LineNotice, type ProblemKind } from '../line-notice.tsx';
import { removeFromCart, saveForLater, setQuantity } from '../change-lines.ts';
import * as texts from '../texts/cart-texts.tsx';

/** [UX-43] One line: the piece, its choice and words, what changed, quantity and sum. */
export function CartRow({ line, problem }: { line: CartLine; problem?: ProblemKind | undefined }) {
  const [isCut, setCut] = useState(false);
  const href = hrefTo('product', { productId: line.listingId });
  return (
    <li className="row">
      <Link className="picture picture-link" href={href} aria-label={line.title}>
        <Picture picture={line.picture} sizes="112px" alt="" />
      </Link>
      <div className="row__main">
        <h3 className="row__name">
          <Link href={href}>{line.title}</Link>
        </h3>
        <dl>
          <LineChoice line={line} />
        </dl>
        <LineNotice line={line} problem={problem} />
        <div className="row__acts">
          <Button kind="link" aria-label={texts.removeLine(line.title)} onClick={() => void removeFromCart(line)}>
            {texts.remove}
          </Button>
          <Button kind="link" aria-label={texts.laterLine(line.title)} onClick={() => void saveForLater(line)}>
            {texts.later}
          </Button>
        </div>
      </div>
      <div className="row__end">
        {line.available ? (
          <>
            <Stepper
              value={line.quantity}
              min={0}
              max={Math.max(line.stock, line.quantity)}
              label={texts.quantityOf(line.title)}
              onCut={setCut}
              onChange={(quantity) => (quantity <= 0 ? void removeFromCart(line) : void setQuantity(line.id, quantity))}
            />
            {isCut && (
              <p className="small" role="status">
                {texts.allThereAre(line.stock)}
              </p>
            )}
            <p className="row__sum">
              <b>{formatMoney(line.priceCents * line.quantity)}</b>
              {line.quantity > 1 && <span>{texts.each(formatMoney(line.priceCents))}</span>}
              <UnitPrice cents={line.priceCents} contents={line.contents} />
            </p>
          </>
        ) : (
          <p className="row__sum">
            <span>{texts.notInTotal(line.quantity)}</span>
          </p>
        )}
      </div>
    </li>
  );
}
