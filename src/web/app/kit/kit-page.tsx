import '#web/ui/desk/desk.css';
import '#web/ui/desk/desk-tokens.css';
import './kit.css';
import { useState } from 'react';
import { settings } from '#web/platform/settings.ts';
import { NotFoundPage } from '#web/modules/search/not-found-page.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { currentTheme, setTheme, type Theme } from '#web/ui/styles/theme.ts';
import { KitBoxes } from './kit-boxes.tsx';
import { KitButtons, KitTabs } from './kit-buttons.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitStates } from './kit-states.tsx';
import { KitUploads } from './kit-uploads.tsx';
import * as texts from './texts/page-texts.ts';

const themes: [Theme, string][] = [
  ['system', texts.system],
  ['light', texts.light],
  ['dark', texts.dark],
];

function Kit() {
  const [theme, choose] = useState<Theme>(currentTheme());
  return (
    <main id="main" className="page-width">
      <PageTitle title={texts.kit} className="page-title" />
      <p className="soft-text kit-note">{texts.kitNote}</p>
      <RadioGroup
        look="lines"
        legend={texts.colours}
        options={themes}
        value={theme}
        onChoose={(next) => {
          choose(next);
          setTheme(next);
        }}
      />
      <KitButtons />
      <KitFields />
      <KitBoxes />
      <KitTabs />
      <KitStates />
      <KitUploads />
    </main>
  );
}

/** `/dev/ui`: where the kit is looked at. Like /dev/outbox it is of the demo alone. */
export const KitPage = () => (settings().demo ? <Kit /> : <NotFoundPage />);
