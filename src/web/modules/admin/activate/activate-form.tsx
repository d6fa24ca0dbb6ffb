import { hrefTo } from '#domain/addresses.ts';
import { type FormEvent, useState } from 'react';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { openSignIn } from '#web/modules/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import * as texts from './texts.ts';
import { roleNames } from '../role-names.ts';

const admin = { label: texts.open, href: hrefTo('admin') };

/** [ADM-11] The link of an invitation makes the person with its address an administrator, once. */
function Invitation({ invitation }: { invitation: string }) {
  const session = useSession();
  const accept = useSend('admin.acceptInvitation', 'admin.getMe');
  if (accept.answer)
    return (
      <EmptyState draw="chisel" title={texts.roleNow(roleNames.names[accept.answer.role])} action={admin}>
        {texts.linkUsed(roleNames.descriptions[accept.answer.role])}
      </EmptyState>
    );
  const take = (): void => accept.send({ invitation });
  return (
    <>
      <EmptyState draw="chisel" title={texts.invited} action={{ label: texts.accept, onClick: take }}>
        {texts.signedInAs(session?.email ?? '')}
      </EmptyState>
      {accept.problem && (
        <p className="error" role="alert">
          {accept.problem.message}
        </p>
      )}
    </>
  );
}

/** [ADM-11] The one-time code that the first start printed makes the signed-in person master admin. */
export function ActivateForm() {
  const session = useSession();
  const invitation = useQueryParams().get('invitation');
  const [code, setCode] = useState('');
  const activate = useSend('admin.activate', 'admin.getMe');
  if (!session)
    return (
      <EmptyState draw="chisel" title={texts.signInFirst} action={{ label: texts.signIn, onClick: () => openSignIn() }}>
        {invitation ? texts.worksFor.invitation : texts.worksFor.code}
      </EmptyState>
    );
  if (invitation) return <Invitation invitation={invitation} />;
  if (activate.answer)
    return (
      <EmptyState draw="chisel" title={texts.isMaster} action={admin}>
        {texts.codeUsed}
      </EmptyState>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    activate.send({ code });
  };
  return (
    <form className="stack slim-form" onSubmit={submit}>
      <Field
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        value={code}
        error={activate.problem?.message}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button kind="primary" type="submit" isBusy={activate.isSending}>
        {texts.activate}
      </Button>
    </form>
  );
}
