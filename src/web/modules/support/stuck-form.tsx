import { hrefTo } from '#domain/addresses.ts';
import { say } from '#web/platform/languages/language.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkEmail } from '#domain/accounts/credentials.ts';
import type { Article } from '#domain/support/article.ts';
import { MIN_MESSAGE_LENGTH, MAX_MESSAGE_LENGTH } from '#domain/support/ticket.ts';
import { supportProblemTexts } from '#domain/support/problem-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SupportAddress } from '#web/ui/support-address.tsx';
import { useSession } from '#web/platform/session.ts';
import { useSend } from '#web/platform/use-send.ts';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { Link } from '#web/ui/link.tsx';
import { AreaField, Field } from '#web/ui/fields/field.tsx';
import * as texts from './stuck-texts.tsx';

type Errors = Partial<Record<'email' | 'message', string>>;

interface Letter {
  number: string;
  email: string;
  isCopied: boolean;
}

function Sent({ number, email, isCopied, onMore }: Letter & { onMore: () => void }) {
  const session = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1}>
        {texts.onItsWay(number)}
      </h2>
      <p>{(isCopied ? texts.copyTo : texts.answerTo)(<b>{email}</b>)}</p>
      {session && (
        <p>
          <Link className="link" href={hrefTo('ticket', { number })}>
            {texts.follow}
          </Link>
        </p>
      )}
      <p>
        <Button kind="link" onClick={onMore}>
          {texts.another}
        </Button>
      </p>
    </div>
  );
}

/** [UX-71, UX-72] Writes to a person. The letter carries the article that did not help. */
export function StuckForm({ article }: { article: Article | null }) {
  const session = useSession();
  const [email, setEmail] = useState(session?.email ?? '');
  const [order, setOrder] = useState('');
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const { send, answer, problem, isSending, forget } = useSend('support.askForHelp');
  useEffect(() => setEmail((typed) => typed || (session?.email ?? '')), [session]);
  if (answer)
    return (
      <Sent
        {...answer}
        onMore={() => {
          setMessage('');
          setOrder('');
          forget();
        }}
      />
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSending) return;
    const wrong: Errors = {
      ...(checkEmail(email).ok ? {} : { email: say(supportProblemTexts['support/invalid-email']) }),
      ...(message.trim().length < MIN_MESSAGE_LENGTH ? { message: texts.messageMissing } : {}),
    };
    setErrors(wrong);
    const first = (['email', 'message'] as const).find((field) => wrong[field]);
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return send({
      email,
      message,
      ...(order.trim() ? { order } : {}),
      ...(article ? { article: article.slug } : {}),
    });
  };
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <h2>{article ? texts.stillStuck : texts.title}</h2>
      <p className="small soft-text">
        {article && texts.carries(article.title)}
        {texts.alsoTo(<SupportAddress subject={article?.title ?? ''} />)}
      </p>
      <ErrorBox text={problem && texts.stillHere(problem.message)} />
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        error={errors.email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={texts.order}
        note={texts.optional}
        placeholder={texts.orderSample}
        autoComplete="off"
        maxLength={40}
        value={order}
        onChange={(event) => setOrder(event.target.value)}
      />
      <AreaField
        label={texts.message}
        note={message.length > MAX_MESSAGE_LENGTH * 0.8 && texts.left(MAX_MESSAGE_LENGTH - message.length)}
        name="message"
        rows={5}
        maxLength={MAX_MESSAGE_LENGTH}
        required
        value={message}
        error={errors.message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Button kind="primary" type="submit" className="form-button" isBusy={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
