import { useState } from 'react';
import { localDate } from '#web/platform/languages/formats.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskRadioGroup } from '#web/ui/desk/desk-radio-group.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import * as texts from './texts.ts';
import type { Checked, Choice } from './use-archive-import.ts';

/** [DASH-05] Who signed it, what is new in it, and how it is to come. */
export function ImportPreview({ checked, onStart }: { checked: Checked; onStart: (choice: Choice) => void }) {
  const [how, setHow] = useState<'drafts' | 'as-they-were'>('drafts');
  const [isMine, setIsMine] = useState(false);
  const { signedBy, market, shop, madeAt, counts, listings, keyId } = checked;
  const isOwn = signedBy === 'own';
  return (
    <section className="archive-part">
      <DeskSection title={texts.preview.title} />
      <p>
        <b>{texts.preview.of(shop, localDate(madeAt))}</b>
      </p>
      <p>{isOwn ? texts.preview.own(market) : texts.preview.other(market)}</p>
      {!isOwn && (
        <p className="d-t2 d-small">
          {texts.preview.key} <span className="d-code">{keyId}</span>
        </p>
      )}
      <p>{texts.contents(counts)}.</p>
      <p>{texts.preview.listings(listings.fresh, listings.known, listings.refused)}</p>
      {listings.fresh === 0 ? (
        <p>{texts.preview.nothing}</p>
      ) : (
        <form
          className="archive-form"
          onSubmit={(event) => {
            event.preventDefault();
            onStart({ publish: how === 'as-they-were', isMine });
          }}
        >
          <DeskRadioGroup
            legend={texts.preview.asWhat}
            value={how}
            options={[
              ['drafts', texts.preview.drafts],
              ['as-they-were', texts.preview.asTheyWere],
            ]}
            onChoose={setHow}
          />
          {!isOwn && (
            <DeskCheckbox checked={isMine} onCheck={setIsMine}>
              {texts.preview.isMine}
            </DeskCheckbox>
          )}
          <p className="d-form-end">
            <DeskButton kind="primary" isAlwaysShown type="submit" disabled={!isOwn && !isMine}>
              {texts.preview.start}
            </DeskButton>
          </p>
        </form>
      )}
    </section>
  );
}
