import '#web/ui/desk/desk.css';
import '#web/ui/desk/desk-tokens.css';
import './kit.css';
import { useState } from 'react';
import { settings } from '#web/platform/settings.ts';
import { NotFoundPage } from '#web/rooms/search/not-found-page.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { currentTheme, setTheme, type Theme } from '#web/ui/styles/theme.ts';
import { KitBoxes } from './kit-boxes.tsx';
import { KitButtons, KitTabs } from './kit-buttons.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitStates } from './kit-states.tsx';
import { KitUploads } from './kit-uploads.tsx';

const themes: [Theme, string][] = [
  ['system', 'As the system says'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

function Kit() {
  const [theme, choose] = useState<Theme>(currentTheme());
  return (
    <main id="main" className="page-width">
      <PageTitle title="The kit" className="page-title" />
      <p className="soft-text" style={{ marginBottom: 24 }}>
        Every part in every state and in both densities. Take what stands here; the check refuses what is typed by hand.
      </p>
      <RadioGroup
        look="lines"
        legend="Colours"
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
