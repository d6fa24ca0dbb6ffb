import { listingProblemTexts } from '#domain/listings/problem-texts.ts';
import { sentenceOf } from '#web/platform/languages/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import * as texts from './bulk-texts.ts';
import type { Refused } from './use-bulk-change.ts';
import { shopProblemTexts } from '#domain/shops/problem-texts.ts';

const sentences = { ...listingProblemTexts, ...shopProblemTexts };

/** [DASH-02] Each listing that a change left as it was, with the reason. */
export const RefusedDialog = ({ refused, onClose }: { refused: Refused; onClose: () => void }) => (
  <Dialog label={texts.refusedTitle(refused.length)} className="dialog" onClose={onClose}>
    <h2>{texts.refusedTitle(refused.length)}</h2>
    <ul>
      {refused.map(({ listingId, title, code }) => (
        <li key={listingId}>
          <b>{title}</b> {sentenceOf(sentences, { code })}
        </li>
      ))}
    </ul>
    <div className="confirm__acts">
      <Button kind="primary" onClick={onClose}>
        {texts.close}
      </Button>
    </div>
  </Dialog>
);
