import { type FormEvent, useState } from 'react';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { Order } from '#domain/orders/model.ts';
import { exceptionOf } from '#domain/listings/withdrawal-exception.ts';
import { isTakenBack, leftToReturn } from '#domain/returns/decide-return.ts';
import {
  MAX_RETURN_PICTURES,
  postagePayer,
  type Return,
  type ReturnReason,
  returnReasonSchema,
  type ReturnRemedy,
  returnRemedySchema,
} from '#domain/returns/model.ts';
import { returnPostageTexts, returnReasonTexts, returnRemedyTexts } from '#domain/returns/return-texts.ts';
import { say } from '#web/platform/languages/language.ts';
import { useSession } from '#web/platform/session.ts';
import { PictureUploads } from '#web/modules/files/upload/picture-uploads.tsx';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AreaField, SelectField } from '#web/ui/fields/field.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { guestUpload } from './guest-upload.ts';
import * as texts from './texts.ts';

interface Props {
  order: Order;
  returns: readonly Return[];
  accessKey: string | undefined;
  onClose: () => void;
}

const reasons: [ReturnReason | '', string][] = [
  ['', texts.chooseReason],
  ...returnReasonSchema.options.map((reason): [ReturnReason, string] => [reason, say(returnReasonTexts[reason])]),
];

const remedies = returnRemedySchema.options.map((remedy): [ReturnRemedy, string] => [
  remedy,
  say(returnRemedyTexts[remedy]),
]);

/** What a piece without the whole right is taken back for, as long as no fault is named. */
function hintOf(exception: ReturnType<typeof exceptionOf>, reason: ReturnReason | ''): string | undefined {
  if (exception === 'sealed') return texts.notTaken.sealed;
  return exception && reason === '' ? texts.onlyFaulty : undefined;
}

function LineChoices({
  order,
  returns,
  reason,
  counts,
  onChoose,
}: Pick<Props, 'order' | 'returns'> & {
  reason: ReturnReason | '';
  counts: Record<string, number>;
  onChoose: (lineId: string, count: number) => void;
}) {
  return (
    <fieldset className="stack">
      <legend className="label">{texts.which}</legend>
      {order.lines.map((line) => {
        const name = [line.title, ...line.values].join(', ');
        const left = leftToReturn(order, line, returns);
        if (left === 0 || (reason !== '' && !isTakenBack(line, reason)))
          return (
            <p key={line.id} className="small soft-text">
              {name}. {left === 0 ? texts.noneLeft : texts.notTaken[exceptionOf(line) ?? 'personalised']}
            </p>
          );
        return (
          <SelectField
            key={line.id}
            label={name}
            hint={hintOf(exceptionOf(line), reason)}
            options={Array.from({ length: left + 1 }, (_, count): [number, string] => [
              count,
              count === 0 ? texts.keep : texts.ofAll(count, line.quantity),
            ])}
            value={counts[line.id] ?? 0}
            onChoose={(count) => onChoose(line.id, count)}
          />
        );
      })}
    </fieldset>
  );
}

/** [ORD-04, UX-65] Which pieces go back, and why. */
export function ReturnForm({ order, returns, accessKey, onClose }: Props) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [remedy, setRemedy] = useState<ReturnRemedy>('refund');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const session = useSession();
  const request = useSend('returns.requestReturn', 'returns.listOrderReturns', 'orders.getOrder');
  const lines = order.lines.flatMap((line) => {
    const quantity = counts[line.id] ?? 0;
    return quantity > 0 && reason !== '' && isTakenBack(line, reason) ? [{ lineId: line.id, quantity }] : [];
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (lines.length === 0 || reason === '') return setWrong(texts.chooseOne);
    setWrong('');
    return request.send(
      {
        orderId: order.orderId,
        lines,
        reason,
        remedy,
        words: text,
        pictures: pictures.map(({ id }) => id),
        ...(accessKey ? { accessKey } : {}),
      },
      {
        onSuccess: ({ state }) => {
          if (state === 'requested') showToast(texts.requestSent, { type: 'success' });
          onClose();
        },
      },
    );
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="small soft-text">{texts.about}</p>
      <SelectField label={texts.reason} options={reasons} value={reason} onChoose={setReason} />
      {reason && (
        <p className="small soft-text" role="status">
          {say(returnPostageTexts[postagePayer(reason)])}
        </p>
      )}
      <LineChoices
        order={order}
        returns={returns}
        reason={reason}
        counts={counts}
        onChoose={(lineId, count) => setCounts((now) => ({ ...now, [lineId]: count }))}
      />
      <SelectField
        label={texts.remedy}
        hint={texts.remedyHint}
        options={remedies}
        value={remedy}
        onChoose={setRemedy}
      />
      <AreaField
        label={texts.question}
        hint={texts.questionHint}
        rows={3}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PictureUploads
        label={texts.pictures}
        most={MAX_RETURN_PICTURES}
        pictures={pictures}
        onChange={setPictures}
        isPrivate
        upload={session ? undefined : guestUpload({ orderId: order.orderId, ...(accessKey ? { accessKey } : {}) })}
      />
      <ErrorBox text={wrong || request.problem?.message} />
      <Button kind="primary" type="submit" isBusy={request.isSending}>
        {texts.ask}
      </Button>
      <Button onClick={onClose}>{texts.cancel}</Button>
    </form>
  );
}
