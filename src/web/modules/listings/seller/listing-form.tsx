import { hrefTo } from '#domain/addresses.ts';
import { useEffect, useMemo, useState } from 'react';
import type { ListingState } from '#domain/listings/model.ts';
import { byPublishing } from '#web/modules/accounts/policies/agree-texts.tsx';
import { useUnsaved } from '#web/modules/accounts/unsaved/unsaved.ts';
import { go } from '#web/platform/router/navigation.ts';
import { refresh } from '#web/platform/use-call.ts';
import { DeskNote } from '#web/ui/desk/desk-note.tsx';
import { DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { useIsMounted } from '#web/ui/focus/use-is-mounted.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { checkListingDraft, type DraftErrors, type FieldsProps } from './check-listing-draft.ts';
import type { LocalDraft } from './local-draft.ts';
import { type ListingDraft, withPhotoReplaced } from './listing-draft.ts';
import { SearchFields, MakingFields, PersonalFields, PostFields } from './listing-fields.tsx';
import { ListingPreview } from './listing-preview.tsx';
import { ListingSaveBar } from './listing-save-bar.tsx';
import { OptionEditor } from './options/option-editor.tsx';
import { PhotoEditor } from './photos/photo-editor.tsx';
import { partOf, SectionNav } from './section-nav.tsx';
import { useAutosave } from './use-autosave.ts';
import { type PhotosUnderWay, usePhotosFirst } from './photos/use-photos-first.ts';
import { useSaveListing } from './use-save-listing.ts';
import { WordFields } from './word-fields.tsx';
import * as texts from './texts/form-texts.ts';
import * as fieldTexts from './texts/field-texts.ts';
import './listing-form.css';

/** [ALERT-26] From how many pieces on their maker hears that few are left. */
const LowStockField = ({ draft, errors, onChange }: FieldsProps) => (
  <DeskField
    id="low-stock"
    label={fieldTexts.lowStock}
    hint={fieldTexts.lowStockHint}
    error={errors.get('low-stock')}
    inputMode="numeric"
    value={draft.lowStock ?? ''}
    onChange={(event) => onChange({ lowStock: event.target.value })}
  />
);

interface Props {
  listingId: string | null;
  state: ListingState | null;
  /** When what is `stored` was changed last. */
  updatedAt?: string;
  stored: ListingDraft;
  /** What was typed here or elsewhere and never saved. */
  savedDraft: LocalDraft | null;
  /** What a new one begins with, where nothing was typed yet. */
  begun?: ListingDraft | undefined;
}

/** What became of a listing that was saved. */
function savedText(title: string, state: ListingState): string {
  if (state === 'active' || state === 'sold_out') return texts.savedTexts.shown(title);
  return state === 'pending_review' ? texts.savedTexts.waits(title) : texts.savedTexts.own;
}

/** The first field that is wrong, brought into view and ready to be put right. */
function revealFirst(field: string): void {
  document.getElementById(partOf(field))?.scrollIntoView();
  document.getElementById(field === 'photos' ? 'photos-choose' : field)?.focus({ preventScroll: field === 'photos' });
}

function showSaved(title: string, { listingId, state }: { listingId: string; state: ListingState }): void {
  const open = state === 'active' || state === 'sold_out';
  showToast(savedText(title, state), {
    type: 'success',
    ...(open
      ? { action: { label: texts.viewInShop, onClick: () => go(hrefTo('product', { productId: listingId })) } }
      : {}),
  });
}

type Edit = Partial<ListingDraft> | ((now: ListingDraft) => Partial<ListingDraft>);

interface PartsProps {
  draft: ListingDraft;
  errors: DraftErrors;
  onChange: (edit: Edit) => void;
  onUnderWay: (photos: PhotosUnderWay) => void;
}

/** The parts of the form from top to bottom, each under the name that the navigation beside it has. */
function ListingParts({ onUnderWay, ...fields }: PartsProps) {
  const { draft, errors, onChange } = fields;
  return (
    <>
      <section id="photos">
        <DeskSection title={texts.parts.photos} note={texts.photosNote(draft.pictures.length)} />
        <PhotoEditor
          pictures={draft.pictures}
          onChange={(edit) => onChange((now) => ({ pictures: edit(now.pictures) }))}
          onReplace={(id, by) => onChange((now) => withPhotoReplaced(now, id, by))}
          onUnderWay={onUnderWay}
        />
        {errors.has('photos') && <DeskError>{errors.get('photos')}</DeskError>}
      </section>
      <section className="d-sec" id="words">
        <DeskSection title={texts.parts.words} />
        <WordFields {...fields} />
      </section>
      <section className="d-sec" id="options">
        <DeskSection
          title={texts.parts.options}
          note={draft.options.map(({ name, values }) => texts.valuesOf(name, values.length)).join(' · ')}
        />
        <OptionEditor {...fields} />
        <LowStockField {...fields} />
      </section>
      <section className="d-sec" id="personal">
        <DeskSection title={texts.parts.personal} />
        <PersonalFields {...fields} />
      </section>
      <section className="d-sec" id="making">
        <DeskSection title={texts.parts.making} />
        <MakingFields {...fields} />
      </section>
      <section className="d-sec" id="post">
        <DeskSection title={texts.parts.post} note={texts.postNote} />
        <PostFields {...fields} />
      </section>
      <section className="d-sec" id="found">
        <DeskSection title={texts.parts.found} />
        <SearchFields {...fields} />
      </section>
    </>
  );
}

const ChangedElsewhere = () => (
  <DeskNote isWarning icon="critical">
    <b>{texts.changedSince}</b> {texts.yoursOrTheirs}
  </DeskNote>
);

/** [DASH-02, UX-87] One long page; what is typed is kept here and at the server until it is saved. */
export function ListingForm({ listingId, state, updatedAt, stored, savedDraft, begun }: Props) {
  const [draft, setDraft] = useState<ListingDraft>({ ...stored, ...(savedDraft?.draft ?? begun) });
  const [shown, setShown] = useState<DraftErrors>(new Map());
  const [discarding, setDiscarding] = useState(false);
  const { save, busy } = useSaveListing(updatedAt);
  const isHere = useIsMounted();
  const dirty = useMemo(() => JSON.stringify(draft) !== JSON.stringify(stored), [draft, stored]);
  const seenAt = savedDraft ? savedDraft.seenAt : updatedAt;
  const { saved, isLost, forget } = useAutosave({ id: listingId ?? 'new', draft, dirty, savedDraft, seenAt });
  const unsaved = useUnsaved(dirty && isLost);
  const isPublic = state === 'active' || state === 'sold_out' || state === 'pending_review';
  const change = (edit: Edit): void =>
    setDraft((now) => ({ ...now, ...(typeof edit === 'function' ? edit(now) : edit) }));
  // What was wrong is told again as one puts it right; nothing new is held against one before the next save.
  useEffect(() => {
    setShown((before) => {
      if (before.size === 0) return before;
      const now = checkListingDraft(draft, true).errors;
      return new Map([...before].filter(([id]) => now.has(id)).map(([id]) => [id, now.get(id) ?? '']));
    });
  }, [draft]);

  async function press(publish: boolean): Promise<void> {
    const { errors, input } = checkListingDraft(draft, publish || isPublic);
    setShown(errors);
    const [first] = errors.keys();
    if (first) return revealFirst(first);
    const field = document.activeElement as HTMLElement | null;
    try {
      const done = await save({ id: listingId, input, publish });
      forget(false);
      unsaved.clear();
      refresh(
        'listings.listMine',
        'listings.getMine',
        'listings.getDraft',
        'orders.getOverview',
        'listings.getListing',
      );
      showSaved(input.title, done);
      if (isHere()) go(sellerHref('listings'));
    } catch (problem) {
      showToast((problem as Error).message, { type: 'error' });
      // The form was shut meanwhile.
      setTimeout(() => field?.focus());
    }
  }
  const photos = usePhotosFirst(press);
  const discard = (): void => {
    forget(true);
    setDraft(stored);
    setShown(new Map());
    setDiscarding(false);
  };
  return (
    <>
      {dirty && seenAt && seenAt !== updatedAt && <ChangedElsewhere />}
      {/* What is typed while it is saved would be in neither. */}
      <div className="d-lform" inert={busy}>
        <SectionNav errors={shown} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            photos.press(true);
          }}
          noValidate
        >
          <ListingParts draft={draft} errors={shown} onChange={change} onUnderWay={photos.setUnderWay} />
          {!isPublic && <p className="d-small d-t2">{byPublishing}</p>}
          <button type="submit" hidden />
        </form>
        <ListingPreview draft={draft} errors={shown} />
      </div>
      {(dirty || !listingId || state === 'draft' || state === 'inactive') && (
        <ListingSaveBar
          isNew={!listingId}
          isPublic={isPublic}
          dirty={dirty}
          wrong={shown.size}
          saved={saved}
          waitsFor={photos.words}
          isBusy={busy || photos.isWaiting}
          isSaving={busy}
          onSave={photos.press}
          onDiscard={() => setDiscarding(true)}
        />
      )}
      {discarding && (
        <ConfirmDialog
          title={texts.discardTitle}
          message={listingId ? texts.staysAsSaved : texts.goneForGood}
          confirmText={texts.discard}
          type="danger"
          onConfirm={discard}
          onCancel={() => setDiscarding(false)}
        />
      )}
    </>
  );
}
