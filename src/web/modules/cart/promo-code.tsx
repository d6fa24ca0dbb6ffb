import { type FormEvent, useState } from 'react';
import type { CartLine } from '#domain/cart/model.ts';
import { formatMoment } from '#domain/core/days/time-zone.ts';
import { isPostFree } from '#domain/promotions/post-free.ts';
import { pricedOf } from '#domain/promotions/promo.ts';
import type { Promo } from '#domain/promotions/promo-schema.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { language } from '#web/platform/languages/language.ts';
import { ApiProblem } from '#web/platform/api.ts';
import { refresh } from '#web/platform/use-call.ts';
import { usePress } from '#web/platform/sending/use-press.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showAfter, cartNow, showCart } from './cart-state.ts';
import * as texts from './texts/promo-texts.ts';
import { removePromo as withoutPromo } from '#domain/cart/change-cart.ts';
import { send } from '#web/platform/sending/send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import './promo-code.css';

/** [UX-46] Takes the code off at once; where the server keeps it, it comes back. */
async function removePromo(): Promise<boolean> {
  const before = cartNow();
  showCart(withoutPromo(before, new Date()));
  try {
    await showAfter(send('cart.removePromo', undefined));
    return true;
  } catch (error) {
    showCart(before);
    showToast((error as ApiProblem).message, { type: 'error' });
    return false;
  }
}

const FIELD = 'promo-code';
const REMOVE = 'promo-remove';

/** The keyboard goes on where the change is shown. */
const focusSoon = (id: string): number =>
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));

/** Why a code that is on the cart takes nothing off as the cart stands. */
function takesNothing(promo: Promo): string {
  if (promo.items) return texts.none;
  return promo.minimumCents ? texts.fromSum(formatMoney(promo.minimumCents)) : formatMoney(0);
}

interface PromoRowProps {
  promo: Promo;
  /** What it takes off the pieces. */
  discount: number;
  /** What lies in the cart. */
  lines: readonly CartLine[];
  shopName?: string | undefined;
}

/** The row of the code that is on the cart, with what it takes off or why it does not. */
export function PromoRow({ promo, discount, lines, shopName }: PromoRowProps) {
  const postFree = isPostFree(promo, lines.map(pricedOf));
  const remove = async (): Promise<void> => {
    if (!(await removePromo())) return;
    refresh('checkout.getQuote');
    focusSoon(`${FIELD}-open`);
  };
  const lowered = discount === 0 ? takesNothing(promo) : formatMoney(-discount);
  return (
    <div>
      <dt>
        {texts.code(promo.code)}
        {promo.type === 'percent' && texts.percent(promo.percent)}
        {shopName && <span className="tiny-text muted">{texts.atShop(shopName)}</span>}
        {promo.items && (
          <span className="tiny-text muted">
            {texts.onLines(promo.atMostCents ? formatMoney(promo.atMostCents) : '')}
          </span>
        )}
        {promo.until && (
          <span className="tiny-text muted">
            {texts.until(formatMoment(promo.timeZone ?? 'UTC', new Date(promo.until), language))}
          </span>
        )}{' '}
        <Button kind="link" size="tiny" id={REMOVE} onClick={() => void remove()}>
          {texts.remove}
          <span className="visually-hidden">{texts.theCode}</span>
        </Button>
      </dt>
      <dd>{postFree ? texts.freePost : lowered}</dd>
    </div>
  );
}

/** [UX-46] Folded behind its question. The server says whether the code counts; what is wrong stands at the field. */
export function PromoField({ onApplied }: { onApplied?: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isSending: busy, run } = usePress();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    if (code.trim() === '') {
      setError(texts.missing);
      return void focusSoon(FIELD);
    }
    void run(
      async (send) => {
        await showAfter(send('cart.applyPromo', { code }));
        refresh('checkout.getQuote');
        onApplied?.();
        focusSoon(REMOVE);
      },
      (problem) => {
        setError(problem instanceof ApiProblem ? problem.message : texts.failed);
        focusSoon(FIELD);
      },
    );
  };
  return (
    <details className="foldable">
      <summary id={`${FIELD}-open`}>
        {texts.question}
        <Icon name="plus" size="s" />
      </summary>
      <form className="codeform" noValidate onSubmit={submit}>
        <Field
          id={FIELD}
          label={texts.label}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={40}
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.target.value);
            setError(null);
          }}
        />
        <Button type="submit" isBusy={busy} hasSpinner>
          {texts.apply}
        </Button>
      </form>
    </details>
  );
}
