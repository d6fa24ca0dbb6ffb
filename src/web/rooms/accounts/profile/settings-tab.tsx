import { useState } from 'react';
import { setKeysOn, useKeysOn } from '#web/ui/focus/single-keys.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { setTextSize, currentTextSize, type TextSize } from '#web/ui/styles/text-size.ts';
import { currentTheme, setTheme, type Theme } from '#web/ui/styles/theme.ts';
import { language } from '#web/platform/languages/language.ts';
import { chooseLanguage, languageNames } from '../choose-language.ts';
import { Section } from './section.tsx';

interface Choice<T extends string> {
  legend: string;
  words: Record<T, string>;
  value: T;
  onChoose: (value: T) => void;
}

const Choices = <T extends string>({ words, ...group }: Choice<T>) => (
  <RadioGroup
    {...group}
    isLegendHidden
    style={{ maxWidth: 420 }}
    options={(Object.keys(words) as T[]).map((each) => [each, <b>{words[each]}</b>])}
  />
);

/** [UX-70] How the shop looks in this browser. */
export function SettingsTab() {
  const [theme, chooseTheme] = useState<Theme>(currentTheme());
  const hasKeys = useKeysOn();
  const [size, chooseSize] = useState<TextSize>(currentTextSize());
  return (
    <>
      <Section title="Appearance">
        <Choices
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
          legend="Text size"
          words={{ normal: 'Normal', large: 'Large', larger: 'Larger' }}
          value={size}
          onChoose={(next) => {
            chooseSize(next);
            setTextSize(next);
          }}
        />
      </Section>
      <Section title="Language">
        <Choices
          legend="Language"
          words={languageNames}
          value={language}
          onChoose={(next) => void chooseLanguage(next)}
        />
      </Section>
      <Section title="Single keys">
        <Checkbox checked={hasKeys} onCheck={setKeysOn}>
          Use single keys in messages and queues, such as J, K and E
        </Checkbox>
        <p className="field-hint">Turn it off where you dictate, or where a screen reader has keys of its own.</p>
      </Section>
      <p className="field-hint">
        Appearance and text size are kept in this browser. The language is that of the shop and of your mails. Prices
        are in euro.
      </p>
    </>
  );
}
