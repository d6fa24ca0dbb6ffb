import { type FormEvent, useState } from 'react';
import { hasPermission } from '#domain/core/permissions/checks.ts';
import type { CallOutput } from '#web/platform/calls.ts';
import { Missing } from '#web/modules/admin/records/record-parts.tsx';
import { useAdmin } from '#web/modules/admin/use-admin.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskDialog, DialogButtons } from '#web/ui/desk/desk-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError, DeskField } from '#web/ui/desk/desk-field.tsx';
import { DeskSkeleton } from '#web/ui/desk/desk-skeleton.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './application-texts.ts';

type Shop = CallOutput<'shops.getShopFacts'>;

const lines = [
  ['name', 60],
  ['place', 60],
  ['tagline', 140],
  ['announcement', 300],
] as const;

function Form({ shop, onClose }: { shop: Shop; onClose: () => void }) {
  const { sellerId, slug: _slug, updatedAt: seenAt, ...said } = shop;
  const [facts, setFacts] = useState(said);
  const [reason, setReason] = useState('');
  const edit = useSend(
    'shops.editShop',
    'shops.getShopFacts',
    'office.getSeller',
    'office.listSellers',
    'admin.listActs',
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    edit.send(
      { ...facts, sellerId, seenAt, reason },
      {
        onSuccess: () => {
          showToast(texts.saved, { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <form onSubmit={submit}>
      <h2>{texts.editShopTitle(shop.name)}</h2>
      {lines.map(([field, most]) => (
        <DeskField
          key={field}
          label={texts.shopFields[field]}
          required={field === 'name'}
          maxLength={most}
          value={facts[field]}
          onChange={(event) => setFacts({ ...facts, [field]: event.target.value })}
        />
      ))}
      <DeskAreaField
        label={texts.shopFields.story}
        rows={5}
        maxLength={5000}
        value={facts.story}
        onChange={(event) => setFacts({ ...facts, story: event.target.value })}
      />
      <DeskAreaField
        label={texts.whyChanged}
        required
        minLength={3}
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {edit.problem && <DeskError role="alert">{edit.problem.message}</DeskError>}
      <DialogButtons>
        <DeskButton onClick={onClose}>{texts.cancel}</DeskButton>
        <DeskButton kind="primary" type="submit" isBusy={edit.isSending} disabled={reason.trim().length < 3}>
          {texts.save}
        </DeskButton>
      </DialogButtons>
    </form>
  );
}

function EditDialog({ sellerId, onClose }: { sellerId: string; onClose: () => void }) {
  const { data: shop, error } = useCall('shops.getShopFacts', { sellerId }, { staleTime: 0 });
  return (
    <DeskDialog label={texts.editShop} onClose={onClose}>
      {shop && <Form key={shop.updatedAt} shop={shop} onClose={onClose} />}
      {!shop && error && <DeskError role="alert">{error.message}</DeskError>}
      {!shop && !error && <DeskSkeleton height={320} role="status" aria-label={texts.loadingShop} />}
    </DeskDialog>
  );
}

/** [OFFICE-01] An administrator puts right what a shop says of itself. */
export function EditShop({ sellerId }: { sellerId: string }) {
  const [isOpen, setOpen] = useState(false);
  const admin = useAdmin();
  if (!hasPermission(admin, 'sellers.edit')) return <Missing what={texts.editing} permission="sellers.edit" />;
  return (
    <>
      <DeskButton className="d-aside-button" onClick={() => setOpen(true)}>
        {texts.editShop}
      </DeskButton>
      {isOpen && <EditDialog sellerId={sellerId} onClose={() => setOpen(false)} />}
    </>
  );
}
