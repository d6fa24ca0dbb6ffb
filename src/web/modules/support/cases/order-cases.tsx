import { type FormEvent, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Order } from '#domain/orders/model.ts';
import { MAX_CASE_PICTURES, MAX_CASE_TEXT } from '#domain/support/cases/limits.ts';
import type { PartyCase } from '#domain/support/cases/model.ts';
import { PictureUploads } from '#web/modules/files/upload/picture-uploads.tsx';
import { guestUpload } from '#web/modules/returns/guest-upload.ts';
import { useLive } from '#web/platform/live.ts';
import { useSession } from '#web/platform/session.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AreaField } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { CaseEntries, caseStateText } from './case-entries.tsx';
import * as texts from './case-texts.ts';
import './cases.css';

interface Props {
  order: Order;
  accessKey: string | undefined;
}

const live = [{ 'support.case-moved': () => refresh('support.listOrderCases', 'orders.getOrder') }];

function EntryForm({ order, accessKey, number }: Props & { number: string }) {
  const session = useSession();
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [isMissing, setMissing] = useState(false);
  const write = useSend('support.writeInCase', 'support.listOrderCases');
  const guest = accessKey ? { accessKey } : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    write.send(
      { orderId: order.orderId, number, words: text, pictures: pictures.map(({ id }) => id), ...guest },
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
    <form className="stack" noValidate onSubmit={submit}>
      <AreaField
        label={texts.yourSide}
        hint={texts.yourSideHint}
        rows={4}
        maxLength={MAX_CASE_TEXT}
        required
        value={text}
        error={isMissing ? texts.writeFirst : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <PictureUploads
        label={texts.yourPictures}
        most={MAX_CASE_PICTURES}
        pictures={pictures}
        onChange={setPictures}
        isPrivate
        upload={session ? undefined : guestUpload({ orderId: order.orderId, ...guest })}
      />
      <ErrorBox text={write.problem?.message} />
      <Button kind="primary" type="submit" className="form-button" isBusy={write.isSending}>
        {texts.send}
      </Button>
    </form>
  );
}

const OneCase = ({ partyCase, ...props }: Props & { partyCase: PartyCase }) => (
  <li className="order-case">
    <h3>
      {texts.caseOf(partyCase.number)}: {texts.causes[partyCase.source]}
    </h3>
    <p role="status">{caseStateText(partyCase, 'buyer')}</p>
    <CaseEntries entries={partyCase.entries} />
    {partyCase.state !== 'decided' && <EntryForm {...props} number={partyCase.number} />}
  </li>
);

/** [SUP-04] On the page of an order: what the marketplace decides about it, and the buyer's own side. */
export function OrderCases({ order, accessKey }: Props) {
  const { orderId } = order;
  useLive(live, { orderId, accessKey });
  const { data } = useCall('support.listOrderCases', { orderId, ...(accessKey ? { accessKey } : {}) });
  if (!data || data.cases.length === 0) return null;
  return (
    <section id="cases" className="noprint order-cases" aria-labelledby="cases-title">
      <h2 id="cases-title">{texts.cases}</h2>
      <ul className="stack">
        {data.cases.map((one) => (
          <OneCase key={one.number} order={order} accessKey={accessKey} partyCase={one} />
        ))}
      </ul>
    </section>
  );
}
