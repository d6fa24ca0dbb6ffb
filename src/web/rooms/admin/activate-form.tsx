import { hrefTo } from '#domain/addresses.ts';
import { type FormEvent, useState } from 'react';
import { adminRoles } from '#domain/core/permissions/permissions.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { openSignIn } from '#web/rooms/accounts/sign-in-overlay.ts';
import { useSession } from '#web/platform/session.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { EmptyState } from '#web/ui/states.tsx';

const admin = { label: 'Open the back office', href: hrefTo('admin') };

/** [ADM-11] The link of an invitation makes the person with its address an administrator, once. */
function Invitation({ invitation }: { invitation: string }) {
  const session = useSession();
  const accept = useSend('admin.acceptInvitation', 'admin.getMe');
  if (accept.answer)
    return (
      <EmptyState draw="chisel" title={`You are ${adminRoles[accept.answer.role].name.toLowerCase()} now`} act={admin}>
        {adminRoles[accept.answer.role].description} The link has been used up.
      </EmptyState>
    );
  const take = (): void => accept.send({ invitation });
  return (
    <>
      <EmptyState
        draw="chisel"
        title="You are invited to the back office"
        act={{ label: 'Accept the invitation', onClick: take }}
      >
        You are signed in as {session?.email}. The invitation is for the account with the address that it was sent to.
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
      <EmptyState draw="chisel" title="Sign in first" act={{ label: 'Sign in', onClick: () => openSignIn() }}>
        {invitation
          ? 'The invitation works for the account with the address that it was sent to.'
          : 'The code makes the account that you are signed in with the first administrator.'}
      </EmptyState>
    );
  if (invitation) return <Invitation invitation={invitation} />;
  if (activate.answer)
    return (
      <EmptyState draw="chisel" title="You are master admin now" act={admin}>
        The code has been used up and opens nothing more.
      </EmptyState>
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    activate.send({ code });
  };
  return (
    <form className="stack" style={{ maxWidth: 400 }} onSubmit={submit}>
      <Field
        label="Activation code"
        hint="The first start of the server printed it once."
        autoComplete="off"
        value={code}
        error={activate.problem?.message}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button kind="primary" type="submit" isBusy={activate.isSending}>
        Activate
      </Button>
    </form>
  );
}
