import { newConnectId, seconds, familyOf } from '../sandbox-environment.ts';
import type { Params } from '../wire/form-body.ts';
import { group, list, metadata, required, text } from '../wire/read-params.ts';
import { answer, changeOnce, decideOnce, type Sandbox, type SandboxCall } from '../wire/sandbox-call.ts';
import { invalid, missing } from '../wire/stripe-problem.ts';
import {
  type Account,
  accountObject,
  bankAccountObject,
  type BankAccountDoc,
  type BankOutcome,
  outcomeOf,
} from './connect-objects.ts';
import { findObject, insertStep, updateStep } from './connect-store.ts';

export async function loadAccount(box: Sandbox, id: string): Promise<{ doc: Account; hidden: BankOutcome }> {
  const stored = await findObject(box.db, { kind: 'account', id, now: box.clock.now() });
  if (!stored) throw missing('account', id);
  return { doc: stored.doc as Account, hidden: stored.hidden };
}

/** A bank account as it is typed into a call; its number is checked as far as its country's length goes, and never kept. */
function bankOf(box: Sandbox, params: Params, account: string): { bank: BankAccountDoc; outcome: BankOutcome } {
  const given = group(params, 'external_account');
  if (!given)
    throw invalid('Missing required param: external_account.', {
      param: 'external_account',
      code: 'parameter_missing',
    });
  const iban = required(given, 'account_number');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban))
    throw invalid('You must use a valid bank account number.', {
      param: 'external_account[account_number]',
      code: 'account_number_invalid',
    });
  const holder = text(given, 'account_holder_name') ?? null;
  const country = required(given, 'country');
  return {
    bank: bankAccountObject({ id: newConnectId('ba', box), account, holder, iban, country }),
    outcome: outcomeOf(iban),
  };
}

const accountParams = new Set([
  'type',
  'country',
  'email',
  'business_type',
  'capabilities',
  'external_account',
  'settings',
  'metadata',
  'expand',
]);

export const createAccount = decideOnce(accountParams, async (box, { params }) => {
  const id = newConnectId('acct', box);
  const { bank, outcome } = bankOf(box, params, id);
  const doc = accountObject({
    id,
    created: seconds(box.clock),
    country: required(params, 'country'),
    email: text(params, 'email') ?? null,
    metadata: metadata(params),
    bank,
  });
  return {
    change: {
      family: familyOf(id),
      first: insertStep({ kind: 'account', account: id, status: 'enabled', doc, hidden: outcome }),
      event: { type: 'account.updated', object: doc, account: id },
    },
    answer: answer(doc),
  };
});

export const getAccount: SandboxCall = async (box, _request, id) => answer((await loadAccount(box, id)).doc);

/** Another bank account, which payouts go to from then on. */
export const addExternalAccount = decideOnce(
  new Set(['external_account', 'default_for_currency', 'metadata', 'expand']),
  async (box, { params }, id) => {
    const { doc } = await loadAccount(box, id);
    const { bank, outcome } = bankOf(box, params, id);
    const before = doc.external_accounts.data.map((each) => ({ ...each, default_for_currency: false }));
    const data = [bank, ...before];
    const after = { ...doc, external_accounts: { ...doc.external_accounts, data, total_count: data.length } };
    return {
      change: {
        family: familyOf(id),
        first: updateStep({ id, was: 'enabled', status: 'enabled', doc: after, hidden: outcome }),
        event: { type: 'account.updated', object: after, account: id },
      },
      answer: answer(bank),
    };
  },
);

/** Test helper: what the provider wants to know more of an account; nothing where the list is empty. */
export const changeRequirements: SandboxCall = (box, request, id) =>
  changeOnce(box, request, async () => {
    const { doc } = await loadAccount(box, id);
    const needs = list(request.params, 'currently_due') ?? [];
    const after = {
      ...doc,
      payouts_enabled: needs.length === 0,
      requirements: { ...doc.requirements, currently_due: needs },
    };
    return {
      change: {
        family: familyOf(id),
        first: updateStep({ id, was: 'enabled', status: 'enabled', doc: after }),
        event: { type: 'account.updated', object: after, account: id },
      },
      answer: answer(after),
    };
  });
