import { useState } from 'react';
import { setTextSize, currentTextSize, type TextSize } from '#web/ui/styles/text-size.ts';
import { currentTheme, setTheme, type Theme } from '#web/ui/styles/theme.ts';
import { Section } from './section.tsx';

interface Choice<T extends string> {
  name: string;
  legend: string;
  words: Record<T, string>;
  value: T;
  onChoose: (value: T) => void;
}

function Choices<T extends string>({ name, legend, words, value, onChoose }: Choice<T>) {
  return (
    <fieldset style={{ maxWidth: 420 }}>
      <legend className="visually-hidden">{legend}</legend>
      <div className="choices">
        {(Object.keys(words) as T[]).map((each) => (
          <label key={each} className={`choice ${value === each ? 'is-on' : ''}`}>
            <input type="radio" name={name} checked={value === each} onChange={() => onChoose(each)} />
            <span>
              <b>{words[each]}</b>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** [UX-70] How the shop looks in this browser. */
export function SettingsTab() {
  const [theme, chooseTheme] = useState<Theme>(currentTheme());
  const [size, chooseSize] = useState<TextSize>(currentTextSize());
  return (
    <>
      <Section title="Appearance">
        <Choices
          name="theme"
          legend="Appearance"
          words={{ system: 'As the system says', light: 'Light', dark: 'Dark' }}
          value={theme}
          onChoose={(next) => {
            chooseTheme(next);
            setTheme(next);
          }}
        />
      </Section>
      <Section title="Text size">
        <Choices
          name="size"
          legend="Text size"
          words={{ normal: 'Normal', large: 'Large', larger: 'Larger' }}
          value={size}
          onChoose={(next) => {
            chooseSize(next);
            setTextSize(next);
          }}
        />
      </Section>
      <p className="field-hint">Both are kept in this browser. The shop speaks English and counts in euro.</p>
    </>
  );
}
