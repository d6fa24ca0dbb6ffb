import { type RefObject, useId } from 'react';
import { Star } from '../stars.tsx';
import './star-choice.css';
import * as texts from './texts.ts';

const terms = texts.stars;

interface Props {
  stars: number | null;
  onChoose: (stars: number) => void;
  /** What is judged. */
  title: string;
  /** The first of them. */
  first: RefObject<HTMLInputElement | null>;
}

/** One to five stars as a group of radio buttons: arrow keys, touch and readers know them. */
export function StarChoice({ stars, onChoose, title, first }: Props) {
  const name = useId();
  return (
    <fieldset className="starpick">
      <legend className="visually-hidden">{texts.starsFor(title)}</legend>
      <div className="starpick__row">
        {terms.map((word, index) => (
          <label key={word}>
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name={name}
              value={index + 1}
              checked={stars === index + 1}
              onChange={() => onChoose(index + 1)}
            />
            <span className="visually-hidden">{texts.starsWith(index + 1, word)}</span>
            <Star off={(stars ?? 0) <= index} />
          </label>
        ))}
        <span className="small soft-text" aria-hidden="true">
          {stars === null ? texts.chooseStars : terms[stars - 1]}
        </span>
      </div>
    </fieldset>
  );
}
