import { useState } from 'react';
import { setKeysOn, useKeysOn } from '#web/ui/focus/single-keys.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { setTextSize, currentTextSize, type TextSize } from '#web/ui/styles/text-size.ts';
import { currentTheme, setTheme, type Theme } from '#web/ui/styles/theme.ts';
import { language } from '#web/platform/languages/language.ts';
import { chooseLanguage, languageNames } from '../choose-language.ts';
import * as texts from './texts/profile-texts.ts';
import { Section } from './section.tsx';
import '#web/ui/fields/field.css';

interface Choice<T extends string> {
  legend: string;
  labels: Record<T, string>;
  value: T;
  onChoose: (value: T) => void;
}

const Choices = <T extends string>({ labels, ...group }: Choice<T>) => (
  <RadioGroup
    {...group}
    isLegendHidden
    className="account-choices"
    options={(Object.keys(labels) as T[]).map((each) => [each, <b key={each}>{labels[each]}</b>])}
  />
);

/** [UX-70] How the shop looks in this browser. */
export function SettingsTab() {
  const [theme, chooseTheme] = useState<Theme>(currentTheme());
  const hasKeys = useKeysOn();
  const [size, chooseSize] = useState<TextSize>(currentTextSize());
  return (
    <>
      <Section title={texts.appearance}>
        <Choices
          legend={texts.appearance}
          labels={texts.themes}
          value={theme}
          onChoose={(next) => {
            chooseTheme(next);
            setTheme(next);
          }}
        />
      </Section>
      <Section title={texts.textSize}>
        <Choices
          legend={texts.textSize}
          labels={texts.sizes}
          value={size}
          onChoose={(next) => {
            chooseSize(next);
            setTextSize(next);
          }}
        />
      </Section>
      <Section title={texts.language}>
        <Choices
          legend={texts.language}
          labels={languageNames}
          value={language}
          onChoose={(next) => void chooseLanguage(next)}
        />
      </Section>
      <Section title={texts.singleKeys}>
        <Checkbox checked={hasKeys} onCheck={setKeysOn}>
          {texts.useKeys}
        </Checkbox>
        <p className="field-hint">{texts.keysHint}</p>
      </Section>
      <p className="field-hint">{texts.scope}</p>
    </>
  );
}
