import { type FormEvent, useState } from 'react';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { useSession } from '#web/platform/session.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { focusMistake } from '#web/ui/focus/keep-focus.ts';
import { CheckWithdrawal, type Declared } from './check-withdrawal.tsx';
import * as texts from './withdraw-texts.ts';

/** [LAW-01] The first step: who, which order, and where the answer goes. The second one shows its pieces. */
export function WithdrawForm() {
  const query = useQueryParams();
  const session = useSession();
  const [declared, setDeclared] = useState<Declared>({
    name: session?.displayName ?? '',
    number: query.get('number') ?? '',
    email: session?.email ?? '',
    accessKey: query.get('key') ?? undefined,
  });
  const [isChecked, setChecked] = useState(false);
  const find = useSend('orders.findWithdrawable');
  const isWrong = {
    name: declared.name.trim() === '',
    number: declared.number.trim() === '',
    email: !checkEmail(declared.email).ok,
  };
  const bind = (field: keyof typeof isWrong) => ({
    name: field,
    value: declared[field],
    required: true,
    error: isChecked && isWrong[field] ? texts.wrong[field] : null,
    onChange: (event: { target: { value: string } }) => setDeclared((now) => ({ ...now, [field]: event.target.value })),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { number, email, accessKey } = declared;
    setChecked(true);
    const first = (['name', 'number', 'email'] as const).find((field) => isWrong[field]);
    if (first) return focusMistake(event.currentTarget, `[name=${first}]`);
    return find.send({ number, email, ...(accessKey ? { accessKey } : {}) });
  };
  if (find.answer) return <CheckWithdrawal declared={declared} contract={find.answer.contract} onBack={find.forget} />;
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{texts.lead}</p>
      <Field label={texts.name} autoComplete="name" maxLength={100} {...bind('name')} />
      <Field label={texts.number} hint={texts.numberHint} maxLength={40} {...bind('number')} />
      <Field
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...bind('email')}
      />
      <ErrorBox text={find.problem?.message} />
      <Button kind="primary" type="submit" isBusy={find.isSending}>
        {texts.next}
      </Button>
    </form>
  );
}
