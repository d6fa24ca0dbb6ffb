import type { KeyboardEvent, ReactNode } from 'react';
import type { Listing } from '#domain/listings/model.ts';
import { Select } from '#web/ui/fields/select.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { type Choice, isLeft, picturesOfValues } from '#domain/listings/choose-variant.ts';
import * as texts from './texts/product-texts.tsx';
import './option-choice.css';

/** From here on buttons would be a wall: a list to open is quicker to look through. */
const MAX_BUTTONS = 8;

interface Props {
  listing: Listing;
  index: number;
  choice: Choice;
  isMissing: boolean;
  onChoose: (value: string) => void;
  /** Stands beside the values: asking for one that has sold out. */
  children?: ReactNode;
}

const named = (value: string, left: boolean): string => (left ? value : texts.soldOut(value));

/** The arrow keys choose, as among all radio buttons; Tab comes to the chosen one. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const radios = [...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const next = radios[(radios.indexOf(event.currentTarget) + by + radios.length) % radios.length];
  next?.focus();
  next?.click();
}

function Buttons({ listing, index, choice, isMissing, onChoose, children }: Props) {
  const values = listing.options[index]?.values ?? [];
  const pictures = picturesOfValues(listing, index);
  const chosen = choice[index];
  return (
    <div className="option__line">
      <div
        className="option__row"
        role="radiogroup"
        aria-labelledby={`option-${index}-label`}
        aria-describedby={isMissing ? `option-${index}-error` : undefined}
      >
        {values.map((value, position) => {
          const left = isLeft(listing, choice, { option: index, value });
          const picture = listing.pictures.find(({ id }) => id === pictures?.get(value));
          const isTabStop = chosen === undefined ? position === 0 : chosen === value;
          const facts = {
            type: 'button' as const,
            role: 'radio',
            'aria-checked': chosen === value,
            'aria-label': named(value, left),
            tabIndex: isTabStop ? 0 : -1,
            onClick: () => onChoose(value),
            onKeyDown: moveByKey,
          };
          return picture ? (
            <button
              key={value}
              {...facts}
              className={`option__pic ${left ? '' : 'is-gone'}`}
              title={named(value, left)}
            >
              <div className="picture">
                <Picture picture={picture} sizes="68px" alt="" />
              </div>
            </button>
          ) : (
            <button key={value} {...facts} className={`option__btn ${left ? '' : 'is-gone'}`}>
              {value}
            </button>
          );
        })}
      </div>
      {children}
    </div>
  );
}

/** [UX-34] One option as buttons or pictures; what has sold out stays visible, struck. */
export function OptionChoice(props: Props) {
  const { listing, index, choice, isMissing, onChoose, children } = props;
  const option = listing.options[index];
  if (!option) return null;
  const isList = option.values.length > MAX_BUTTONS;
  return (
    <div className={`option ${isMissing ? 'is-missing' : ''}`} id={`option-${index}`}>
      <p className="label" id={`option-${index}-label`}>
        {option.name}
        {!isList && <span>{choice[index] ?? texts.chooseOne}</span>}
      </p>
      {isList ? (
        <>
          <Select
            aria-labelledby={`option-${index}-label`}
            aria-invalid={isMissing || undefined}
            aria-describedby={isMissing ? `option-${index}-error` : undefined}
            options={[
              ['', texts.chooseOne, true],
              ...option.values.map(
                (value) => [value, named(value, isLeft(listing, choice, { option: index, value }))] as const,
              ),
            ]}
            value={choice[index] ?? ''}
            onChoose={onChoose}
          />
          {children}
        </>
      ) : (
        <Buttons {...props} />
      )}
      {isMissing && (
        <p className="error" id={`option-${index}-error`} role="alert">
          <Icon name="error" size="s" />
          {texts.chooseFirst(option.name)}
        </p>
      )}
    </div>
  );
}
