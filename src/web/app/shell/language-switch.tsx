import { languages } from '#domain/core/languages/language.ts';
import { language } from '#web/platform/languages/language.ts';
import { chooseLanguage, languageNames } from '#web/modules/accounts/choose-language.ts';
import { Button } from '#web/ui/button.tsx';
import * as texts from './footer-texts.ts';

/** [UX-70] The language of the shop, at the foot of every page. */
export const LanguageSwitch = () => (
  <span className="foot__languages" role="group" aria-label={texts.language}>
    {languages.map((each) => (
      <Button
        key={each}
        kind="link"
        lang={each}
        aria-pressed={each === language}
        onClick={() => each !== language && void chooseLanguage(each)}
      >
        {languageNames[each]}
      </Button>
    ))}
  </span>
);
