import { type FormEvent, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Order } from '#domain/orders/model.ts';
import { MAX_CASE_PICTURES, MAX_CASE_TEXT } from '#domain/support/cases/limits.ts';
import { PictureUploads } from '#web/modules/files/upload/picture-uploads.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskAreaField, DeskError } from '#web/ui/desk/desk-field.tsx';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { CaseEntries, caseStateText } from './case-entries.tsx';
import * as texts from './case-texts.ts';
import './cases.css';

function EntryForm({ number }: { number: string }) {
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const write = useSend('support.writeInShopCase', 'support.listShopCases');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    write.send(
      { number, words: text, pictures: pictures.map(({ id }) => id) },
      {
        onSuccess: () => {
          setText('');
          setPictures([]);
          showToast(texts.sent, { type: 'success' });
        },
      },
    );
  };
  return (
    <form className="order-case" onSubmit={submit}>
      <DeskAreaField
        label={texts.yourSide}
        hint={texts.yourSideHint}
        rows={4}
        maxLength={MAX_CASE_TEXT}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PictureUploads
        label={texts.yourPictures}
        most={MAX_CASE_PICTURES}
        pictures={pictures}
        onChange={setPictures}
        isPrivate
      />
      {write.problem && <DeskError role="alert">{write.problem.message}</DeskError>}
      <p>
        <DeskButton kind="primary" type="submit" disabled={text.trim() === ''} isBusy={write.isSending}>
          {texts.send}
        </DeskButton>
      </p>
    </form>
  );
}

/** [SUP-04] In the order of the shop: what the marketplace decides about it, and the maker's own side. */
export function OrderShopCases({ order }: { order: Order }) {
  const { data } = useCall('support.listShopCases', { orderId: order.orderId });
  if (!data || data.cases.length === 0) return null;
  return (
    <section className="d-sec" id="cases">
      <DeskSection title={texts.cases} />
      {data.cases.map((one) => (
        <article key={one.number} className="order-case">
          <h3>
            {texts.caseOf(one.number)}: {texts.causes[one.source]}
          </h3>
          <p role="status">{caseStateText(one, 'maker')}</p>
          <CaseEntries entries={one.entries} />
          {one.state !== 'decided' && <EntryForm number={one.number} />}
        </article>
      ))}
    </section>
  );
}
