import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeskFieldRow } from '#web/ui/desk/desk-field.tsx';
import type { MyListing } from '../use-listing-move.ts';
import * as texts from './bulk-texts.ts';
import '../postage/profile-dialog.css';

const SHOWN = 5;

interface Props {
  title: string;
  known: readonly MyListing[];
  count: number | null;
  /** How the preview tells a listing now and after; null while nothing is to be changed. */
  preview: {
    now: (listing: MyListing) => ReactNode;
    after: (listing: MyListing) => ReactNode;
    isNumber?: boolean;
  } | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** [DASH-02] Asks what changes of many listings, and shows what comes of it first. */
export function ChangeForm({ title, known, count, preview, onSubmit, onClose, children }: Props) {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  const more = count === null ? 0 : count - Math.min(known.length, SHOWN);
  const isNumber = preview?.isNumber ?? false;
  const columns: DeskColumn<MyListing>[] = preview
    ? [
        { head: texts.listing, cell: ({ title: name }) => name },
        { head: texts.now, isNumber, cell: preview.now },
        { head: texts.after, isNumber, cell: preview.after },
      ]
    : [];
  return (
    <Dialog label={title} className="dialog d-profile" onClose={onClose}>
      <h2>{title}</h2>
      <form noValidate onSubmit={submit}>
        {children}
        {preview && known.length > 0 && (
          <DeskFieldRow>
            <DeskTable
              isBare
              caption={texts.preview}
              columns={columns}
              rows={known.slice(0, SHOWN)}
              keyOf={({ listingId }) => listingId}
            />
            {more > 0 && <p className="d-hint">{texts.andMore(more)}</p>}
          </DeskFieldRow>
        )}
        <div className="confirm__acts">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit">
            {count === null ? texts.applyToAll : texts.apply(count)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
