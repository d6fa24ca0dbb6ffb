import { useState } from 'react';
import { compareTexts } from '#domain/accounts/policies/policy-blocks.ts';
import { isLanguage, languages } from '#domain/core/languages/language.ts';
import type { OfficePolicy } from '#domain/office/privacy/policies-contract.ts';
import { PolicyBlocks } from '#web/modules/accounts/policies/policy-blocks-view.tsx';
import { useSend } from '#web/platform/use-send.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskCheckbox } from '#web/ui/desk/desk-checkbox.tsx';
import { DeskError, DeskInlineSelect } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './policy-office-texts.ts';

type Draft = NonNullable<OfficePolicy['draft']>;

/** What would change for readers, in either language. */
export function PolicyPreview({ draft, newest }: { draft: Draft; newest: OfficePolicy['newest'] }) {
  const [language, setLanguage] = useState<'en' | 'de'>('en');
  return (
    <section className="d-sec">
      <DeskSection title={texts.preview} note={texts.previewNote} />
      <p>
        <DeskInlineSelect
          label={texts.preview}
          options={languages.map((each, index) => [each, texts.languages[index] ?? each] as const)}
          value={language}
          onChoose={(chosen) => isLanguage(chosen) && setLanguage(chosen)}
        />
      </p>
      <div className="d-frame d-pad" lang={language}>
        <p>
          <b>{draft.changed[language]}</b>
        </p>
        <PolicyBlocks blocks={compareTexts(newest[language], draft.texts[language])} />
      </div>
    </section>
  );
}

/** [OFFICE-01] What was previewed is published, or thrown away. */
export function PublishPolicy({ policy, draft }: { policy: OfficePolicy['policy']; draft: Draft }) {
  const [asks, setAsks] = useState<'publish' | 'discard' | null>(null);
  const [isAnnounced, setAnnounced] = useState(true);
  const changed = ['office.getPolicyDraft', 'office.listPolicies', 'admin.listActs'] as const;
  const publish = useSend('office.publishPolicy', ...changed, 'messages.listBroadcasts');
  const discard = useSend('office.discardPolicyDraft', ...changed);
  const isPublishing = asks === 'publish';
  const confirm = (): void => {
    setAsks(null);
    if (isPublishing)
      publish.send(
        { policy, savedAt: draft.savedAt, isAnnounced },
        { onSuccess: () => void showToast(texts.published, { type: 'success' }) },
      );
    else
      discard.send(
        { policy, savedAt: draft.savedAt },
        { onSuccess: () => void showToast(texts.discarded, { type: 'success' }) },
      );
  };
  const problem = publish.problem ?? discard.problem;
  return (
    <div className="d-sec">
      <DeskCheckbox checked={isAnnounced} onCheck={setAnnounced}>
        {texts.isAnnounced}
      </DeskCheckbox>
      {problem && <DeskError role="alert">{problem.message}</DeskError>}
      <p className="d-after">
        <DeskButton kind="primary" isAlwaysShown isBusy={publish.isSending} onClick={() => setAsks('publish')}>
          {texts.publish}
        </DeskButton>{' '}
        <DeskButton isBusy={discard.isSending} onClick={() => setAsks('discard')}>
          {texts.discard}
        </DeskButton>
      </p>
      {asks && (
        <ConfirmDialog
          title={isPublishing ? texts.publishTitle : texts.discard}
          message={isPublishing ? texts.publishText(draft.holdsFrom) : texts.discardText}
          confirmText={isPublishing ? texts.publish : texts.discard}
          type="danger"
          onConfirm={confirm}
          onCancel={() => setAsks(null)}
        />
      )}
    </div>
  );
}
