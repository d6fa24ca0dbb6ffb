import { type FormEvent, useState } from 'react';
import { MAX_TITLE } from '#domain/listings/model.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ActionBox, ActionButtons } from '#web/ui/desk/action-box.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField, DeskSelectField } from '#web/ui/desk/desk-field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { useCategories } from '../seller/use-categories.ts';
import * as texts from './correct-texts.ts';

interface Props {
  product: Pick<CallOutput<'office.getProduct'>, 'listingId' | 'title' | 'category' | 'categoryName'>;
  onDone: () => void;
}

/** [UX-96] Title and category of a listing, put right with a reason that its maker reads. */
export function CorrectListing({ product: { listingId, ...seen }, onDone }: Props) {
  const [title, setTitle] = useState(seen.title);
  const [category, setCategory] = useState(seen.category);
  const [reason, setReason] = useState('');
  const { groups } = useCategories(seen.category);
  const edit = useSend('office.editProduct');
  const isSame = title.trim() === seen.title && category === seen.category;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    edit.send(
      { listingId, title, category, seen: { title: seen.title, category: seen.category }, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast(texts.done(title.trim()), { type: 'success' });
          onDone();
        },
      },
    );
  };
  return (
    <ActionBox title={texts.title} note={texts.note} onSubmit={submit}>
      <DeskField
        label={texts.name}
        maxLength={MAX_TITLE}
        required
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <DeskSelectField
        label={texts.category}
        options={groups.length > 0 ? groups : [[seen.category, seen.categoryName]]}
        value={category}
        onChoose={setCategory}
      />
      <DeskAreaField
        label={texts.reason}
        rows={2}
        maxLength={500}
        placeholder={texts.example}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {edit.problem && <DeskError role="alert">{edit.problem.message}</DeskError>}
      <ActionButtons>
        <DeskButton type="submit" disabled={isSame || reason.trim().length < 3} isBusy={edit.isSending}>
          {texts.save}
        </DeskButton>
      </ActionButtons>
    </ActionBox>
  );
}
