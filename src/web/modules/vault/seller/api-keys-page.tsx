import { useState } from 'react';
import type { ApiKey } from '#domain/vault/contract.ts';
import { localDate } from '#web/platform/languages/formats.ts';
import { useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { Pill } from '#web/ui/desk/pill.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { DeskEmpty, DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { type DeskColumn, DeskTable } from '#web/ui/desk/desk-table.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import { ApiKeyUses } from './api-key-uses.tsx';
import { MadeApiKey } from './made-api-key.tsx';
import { NewApiKey } from './new-api-key.tsx';
import * as texts from './texts.ts';

type Asking = { kind: 'revoke' | 'uses'; key: ApiKey } | null;

const day = (at: string): string => localDate(at);

const columnsFor = (ask: (asking: Asking) => void): DeskColumn<ApiKey>[] => [
  {
    head: texts.name,
    cell: ({ name, hint }) => (
      <span className="d-two">
        <b>{name}</b>
        <small className="d-code">{hint}…</small>
      </span>
    ),
  },
  {
    head: texts.opens,
    className: 'd-t2',
    style: { whiteSpace: 'normal' },
    cell: ({ scopes }) => scopes.map((scope) => texts.scopes[scope][0]).join(', '),
  },
  {
    head: texts.state,
    cell: ({ state, expiresAt }) => (
      <span className="d-two">
        <Pill tone={state === 'active' ? 'ok' : ''}>{texts.states[state]}</Pill>
        {state === 'active' && <small>{texts.until(day(expiresAt))}</small>}
      </span>
    ),
  },
  {
    head: texts.lastUsed,
    className: 'd-t2',
    cell: ({ lastUsedAt, lastUsedFor }) =>
      lastUsedAt ? (
        <span className="d-two">
          <span>{day(lastUsedAt)}</span>
          <small className="d-code">{lastUsedFor}</small>
        </span>
      ) : (
        texts.neverUsed
      ),
  },
  {
    head: texts.actions,
    isHeadHidden: true,
    isNumber: true,
    cell: (key) => (
      <>
        <DeskButton isSmall aria-label={texts.usesOf(key.name)} onClick={() => ask({ kind: 'uses', key })}>
          {texts.uses}
        </DeskButton>{' '}
        {key.state === 'active' && (
          <DeskButton isSmall aria-label={texts.revokeOf(key.name)} onClick={() => ask({ kind: 'revoke', key })}>
            {texts.revoke}
          </DeskButton>
        )}
      </>
    ),
  },
];

function Revoke({ apiKey, onDone }: { apiKey: ApiKey; onDone: () => void }) {
  const { send } = useSend('vault.revokeApiKey', 'vault.listApiKeys');
  const revoke = (): void => {
    send(
      { id: apiKey.id },
      {
        onSuccess: () => void showToast(texts.revoked, { type: 'success' }),
        onError: (problem) => void showToast(problem.message, { type: 'error' }),
        onSettled: onDone,
      },
    );
  };
  return (
    <ConfirmDialog
      title={texts.revokeTitle(apiKey.name)}
      message={texts.revokeText}
      confirmText={texts.revoke}
      cancelText={texts.cancel}
      type="danger"
      onConfirm={revoke}
      onCancel={onDone}
    />
  );
}

/** [VAULT-05, API-01] The keys by which programs work in the shop: made, shown once, looked after and revoked. */
export function ApiKeysPage() {
  const call = useCall('vault.listApiKeys', undefined, { staleTime: 0 });
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const [asking, ask] = useState<Asking>(null);
  const { data } = call;
  const start = (): void => setMaking(true);
  const isFormOpen = isMaking || made !== null;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub}>
        <a className="d-link d-small" href="/api/docs">
          {texts.documented}
        </a>
        {data && data.keys.length > 0 && !isFormOpen && (
          <DeskButton kind="primary" isAlwaysShown icon="plus" onClick={start}>
            {texts.make}
          </DeskButton>
        )}
      </DeskHead>
      {made !== null && <MadeApiKey apiKey={made} onDone={() => setMade(null)} />}
      {data && isMaking && (
        <NewApiKey
          proof={data.proof}
          onCancel={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
        />
      )}
      <DeskTable
        caption={texts.what}
        columns={columnsFor(ask)}
        rows={data?.keys}
        keyOf={({ id }) => id}
        unread={{ call, what: texts.what, safe: texts.safe, loading: texts.loading }}
        empty={
          isFormOpen ? null : (
            <DeskEmpty
              title={texts.none}
              actions={
                <DeskButton kind="primary" isAlwaysShown onClick={start}>
                  {texts.makeFirst}
                </DeskButton>
              }
            >
              {texts.noneText}
            </DeskEmpty>
          )
        }
      />
      {asking?.kind === 'revoke' && <Revoke apiKey={asking.key} onDone={() => ask(null)} />}
      {asking?.kind === 'uses' && <ApiKeyUses apiKey={asking.key} onClose={() => ask(null)} />}
    </main>
  );
}
