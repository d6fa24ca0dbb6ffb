import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { readAmount } from '#domain/core/reading/read-amount.ts';
import type { Facets } from '#domain/search/contract.ts';
import { formatMoney } from '#web/platform/languages/formats.ts';
import { amountMistake } from '#web/ui/fields/amount-mistake.ts';
import * as texts from './filter-texts.ts';
import { PriceSteps } from './price-steps.tsx';
import type { SearchState } from '../search-state.ts';

interface SliderProps {
  state: SearchState;
  bounds: { minCents: number; maxCents: number };
  onChange: (state: SearchState) => void;
}

interface Props extends Omit<SliderProps, 'bounds'> {
  /** Lowest and highest price that there is to choose from. */
  bounds: SliderProps['bounds'] | null;
  /** What there is, by step of price. */
  prices: Facets['prices'] | undefined;
}

const euros = (value: number | undefined): string => (value === undefined ? '' : String(value / 100));
const MAX_PRICE = 100_000_000;
/** Nothing typed asks for nothing; null is no amount. */
function centsOf(text: string): number | null | undefined {
  const read = readAmount(text);
  if (read.ok) return Math.min(read.value, MAX_PRICE);
  return read.problem.code === 'missing' ? undefined : null;
}
const whole = (cents: number, round: (value: number) => number): number => round(cents / 100);

/** Two thumbs on one rail, in whole euros: one that is not moved leaves its price as it is, to the cent. Letting go searches. */
function Slider({ state, bounds, onChange }: SliderProps) {
  const [low, high] = [whole(bounds.minCents, Math.floor), whole(bounds.maxCents, Math.ceil)];
  const requestedRange = (): [number, number] => [
    Math.max(low, whole(state.minPrice ?? bounds.minCents, Math.floor)),
    Math.min(high, whole(state.maxPrice ?? bounds.maxCents, Math.ceil)),
  ];
  const [[from, to], setThumbs] = useState(requestedRange);
  const follow = useEffectEvent(() => setThumbs(requestedRange()));
  useEffect(() => follow(), [state.minPrice, state.maxPrice, low, high]);
  const commit = (): void => {
    const [wasFrom, wasTo] = requestedRange();
    const next = { ...state };
    // The thumb that stays may be at a price between two whole euros.
    if (from !== wasFrom) next.minPrice = from > low ? Math.min(from * 100, state.maxPrice ?? Infinity) : undefined;
    if (to !== wasTo) next.maxPrice = to < high ? Math.max(to * 100, state.minPrice ?? 0) : undefined;
    if (from !== wasFrom || to !== wasTo) onChange(next);
  };
  const share = (value: number): number => ((value - low) / (high - low)) * 100;
  const rail = { min: low, max: high, step: 1, onPointerUp: commit, onKeyUp: commit, onBlur: commit };
  return (
    <div className="range">
      <i style={{ left: `${share(from)}%`, right: `${100 - share(to)}%` }} />
      <input
        type="range"
        {...rail}
        value={from}
        aria-label={texts.lowest}
        aria-valuetext={formatMoney(from * 100)}
        onChange={(event) => setThumbs([Math.min(Number(event.target.value), to), to])}
      />
      <input
        type="range"
        {...rail}
        value={to}
        aria-label={texts.highest}
        aria-valuetext={formatMoney(to * 100)}
        onChange={(event) => setThumbs([from, Math.max(Number(event.target.value), from)])}
      />
    </div>
  );
}

/** [UX-23] The price: by two thumbs, by numbers or by ranges with their counts. */
export function PriceFilter({ state, bounds, prices, onChange }: Props) {
  const [from, setFrom] = useState(euros(state.minPrice));
  const [to, setTo] = useState(euros(state.maxPrice));
  useEffect(() => {
    setFrom(euros(state.minPrice));
    setTo(euros(state.maxPrice));
  }, [state.minPrice, state.maxPrice]);
  const [wrong, setWrong] = useState('');
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    const [minPrice, maxPrice] = [centsOf(from), centsOf(to)];
    if (minPrice === null || maxPrice === null)
      return setWrong(amountMistake(minPrice === null ? from : to, texts.noPrice));
    setWrong('');
    if (minPrice !== state.minPrice || maxPrice !== state.maxPrice) onChange({ ...state, minPrice, maxPrice });
  };
  return (
    <section role="group" aria-label={texts.price}>
      <h2>{texts.price}</h2>
      {bounds && bounds.maxCents - bounds.minCents >= 200 && (
        <Slider state={state} bounds={bounds} onChange={onChange} />
      )}
      <form className="range-pair" onSubmit={submit}>
        <input
          className="input"
          value={from}
          placeholder={texts.fromPlaceholder}
          aria-label={texts.fromEuro}
          inputMode="decimal"
          onChange={(event) => setFrom(event.target.value)}
          onBlur={() => submit()}
        />
        <span>{texts.to}</span>
        <input
          className="input"
          value={to}
          placeholder={texts.toPlaceholder}
          aria-label={texts.toEuro}
          inputMode="decimal"
          onChange={(event) => setTo(event.target.value)}
          onBlur={() => submit()}
        />
        <button type="submit" className="visually-hidden">
          {texts.applyPrice}
        </button>
      </form>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      {prices && <PriceSteps state={state} prices={prices} onChange={onChange} />}
    </section>
  );
}
