import { hrefTo } from '#domain/addresses.ts';
import { confirmWithdrawal, refusalTexts } from '#domain/orders/withdrawal/withdrawal-texts.ts';
import { type FormEvent, useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { say } from '#web/platform/languages/language.ts';
import { go } from '#web/platform/router/navigation.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { AreaField, SelectField } from '#web/ui/fields/field.tsx';
import * as texts from './withdraw-texts.ts';
import './withdrawals.css';

/** What was typed in the first step. */
export interface Declared {
  name: string;
  number: string;
  email: string;
  accessKey: string | undefined;
}

type Contract = NonNullable<CallOutput<'orders.findWithdrawable'>['contract']>;

interface LinesProps {
  contract: Contract;
  counts: Record<string, number>;
  onChoose: (lineId: string, count: number) => void;
}

const Lines = ({ contract, counts, onChoose }: LinesProps) => (
  <fieldset className="stack">
    <legend className="label">{texts.which}</legend>
    {contract.lines.map(({ lineId, title, values, quantity, hasRight, exception }) =>
      hasRight && quantity > 0 ? (
        <SelectField
          key={lineId}
          label={[title, ...values].join(', ')}
          hint={exception ? texts.exceptions[exception] : undefined}
          options={Array.from({ length: quantity + 1 }, (_, count): [number, string] => [
            quantity - count,
            quantity === count ? texts.none : texts.ofAll(quantity - count, quantity),
          ])}
          value={counts[lineId] ?? quantity}
          onChoose={(count) => onChoose(lineId, count)}
        />
      ) : (
        <p key={lineId} className="small soft-text">
          {[title, ...values].join(', ')}
          {exception && `. ${texts.exceptions[exception]}`}
        </p>
      ),
    )}
  </fieldset>
);

/** [LAW-01] The second step: what is declared, which pieces, and the button that declares it. */
export function CheckWithdrawal({
  declared,
  contract,
  onBack,
}: {
  declared: Declared;
  contract: Contract | null;
  onBack: () => void;
}) {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  const declare = useSend('orders.declareWithdrawal');
  const open = contract?.lines.filter(({ hasRight, quantity }) => hasRight && quantity > 0) ?? [];
  const lines = open.flatMap(({ lineId, quantity }) =>
    counts[lineId] === 0 ? [] : [{ lineId, quantity: counts[lineId] ?? quantity }],
  );
  const isAll = lines.every(({ lineId, quantity }) =>
    open.some((line) => line.lineId === lineId && line.quantity === quantity),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (open.length > 0 && lines.length === 0) return setWrong(texts.chooseOne);
    setWrong('');
    const { accessKey, ...who } = declared;
    return declare.send(
      {
        ...who,
        said,
        lines: isAll && lines.length === open.length ? null : lines,
        ...(accessKey ? { accessKey } : {}),
      },
      { onSuccess: ({ withdrawalId }) => void go(`${hrefTo('withdraw')}?id=${withdrawalId}`, { replace: true }) },
    );
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <h2>{texts.checkTitle}</h2>
      <dl className="small withdrawal-facts">
        {[
          [texts.name, declared.name],
          [texts.order, contract ? texts.from(contract.number, contract.shopName) : declared.number],
          [texts.email, declared.email],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="soft-text">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {contract?.refusal && <p className="soft-text">{say(refusalTexts[contract.refusal])}</p>}
      {contract ? (
        <Lines
          contract={contract}
          counts={counts}
          onChoose={(lineId, count) => setCounts((now) => ({ ...now, [lineId]: count }))}
        />
      ) : (
        <>
          <p className="soft-text">{texts.notFound}</p>
          <AreaField
            label={texts.which}
            hint={texts.saidHint}
            rows={3}
            maxLength={500}
            value={said}
            onChange={(event) => setSaid(event.target.value)}
          />
        </>
      )}
      <ErrorBox text={wrong || declare.problem?.message} />
      <Button kind="primary" type="submit" isBusy={declare.isSending}>
        {say(confirmWithdrawal)}
      </Button>
      <Button onClick={onBack}>{texts.back}</Button>
    </form>
  );
}
