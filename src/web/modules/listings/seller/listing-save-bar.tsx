import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import type { Autosaved } from './use-autosave.ts';
import * as texts from './texts/form-texts.ts';

const clock = (at: number): string => new Date(at).toTimeString().slice(0, 5);

/** How it stands with what was typed. */
function stateText({ wrong, saved }: { wrong: number; saved: Autosaved | null }): string {
  if (wrong > 0) return texts.fieldsNeedYou(wrong);
  return saved ? (saved.where === 'server' ? texts.savedAt : texts.storedHereAt)(clock(saved.at)) : '';
}

interface Props {
  isNew: boolean;
  /** Buyers see it, or will when a moderator has looked. */
  isPublic: boolean;
  dirty: boolean;
  /** How many fields are wrong. */
  wrong: number;
  saved: Autosaved | null;
  /** What a press waits for. */
  waitsFor: string | null;
  isBusy: boolean;
  isSaving: boolean;
  onSave: (publish: boolean) => void;
  onDiscard: () => void;
}

/** [UX-87] What is not saved yet, and the ways to save it. */
export function ListingSaveBar({ isNew, isPublic, dirty, isBusy, isSaving, onSave, ...rest }: Props) {
  const changedText = isPublic ? texts.notYet : texts.draft;
  const stillText = isNew ? texts.newListing : texts.notInShop;
  return (
    <div className="d-savebar" role="region" aria-label={texts.saving}>
      <b>{dirty ? changedText : stillText}</b>
      <small role="status">{rest.waitsFor ?? stateText({ wrong: rest.wrong, saved: dirty ? rest.saved : null })}</small>
      <span className="d-spacer" />
      {dirty && (
        <DeskButton className="d-discard" disabled={isBusy} onClick={rest.onDiscard}>
          {texts.discard}
        </DeskButton>
      )}
      {isPublic ? (
        <DeskButton className="d-go-ahead" disabled={isBusy} onClick={() => onSave(false)}>
          {isSaving ? texts.isSaving : texts.saveListing}
        </DeskButton>
      ) : (
        <>
          {(dirty || isNew) && (
            <DeskButton disabled={isBusy} onClick={() => onSave(false)}>
              {texts.saveDraft}
            </DeskButton>
          )}
          <DeskButton className="d-go-ahead" disabled={isBusy} onClick={() => onSave(true)}>
            {isSaving ? texts.isSaving : texts.publish}
          </DeskButton>
        </>
      )}
    </div>
  );
}
