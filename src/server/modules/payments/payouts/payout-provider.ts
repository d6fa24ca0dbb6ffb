import Stripe from 'stripe';

/** What a payout asks the provider for. */
interface ProviderRequest {
  askedAt: Date;
  /** An earlier try may have arrived; the provider forgets its keys after a day, so it is looked for first. */
  mayExist: boolean;
}

/** A seller's bank account, as the provider is told it. */
interface BankAccount extends ProviderRequest {
  sellerId: string;
  /** The provider's account of the seller, where there is one. */
  providerId: string | null;
  version: number;
  holder: string;
  iban: string;
  email: string;
}

export interface ProviderAccount {
  id: string;
  /** What the provider wants to know of the seller before it pays. */
  needs: string[];
}

interface PayoutRequest extends ProviderRequest {
  payoutId: string;
  sellerId: string;
  accountId: string;
  amountCents: number;
  currency: string;
}

interface ProviderPayout {
  id: string;
  state: 'sent' | 'paid' | 'failed';
  failure: string;
}

/** The provider says that it will not pay this, now or later. */
export class PayoutRefused extends Error {}

export interface PayoutProvider {
  /** The provider's account of a seller, paid to this bank account from now on. Repeating it changes nothing. */
  saveBankAccount(bank: BankAccount): Promise<ProviderAccount>;
  findAccount(accountId: string): Promise<ProviderAccount>;
  /** Sends money of the marketplace to a seller's bank, once for a payout's id. */
  send(payout: PayoutRequest): Promise<ProviderPayout>;
  find(payout: { accountId: string; providerId: string }): Promise<ProviderPayout>;
  /** Takes back what was to be paid out and was not; repeating it moves no more money. */
  cancel(payout: { payoutId: string }): Promise<void>;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    payouts: PayoutProvider;
  }
}

function payoutState(status: Stripe.Payout['status']): ProviderPayout['state'] {
  if (status === 'paid') return 'paid';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'sent';
}

const stateOf = (payout: Stripe.Payout): ProviderPayout => ({
  id: payout.id,
  state: payoutState(payout.status),
  failure: payout.failure_code ?? (payout.status === 'canceled' ? 'canceled' : ''),
});

const accountOf = (account: Stripe.Account): ProviderAccount => ({
  id: account.id,
  needs: account.requirements?.currently_due ?? [],
});

/** Money of a card payment is there some days after it; until then the provider has too little, and a later try finds it. */
const isLasting = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'balance_insufficient';

const MINUTE_SECONDS = 60;

const pagesSince = ({ askedAt }: ProviderRequest) => ({
  limit: 100,
  created: { gte: Math.floor(askedAt.getTime() / 1000) - MINUTE_SECONDS },
});

const bankOf = ({ holder, iban }: BankAccount) => ({
  object: 'bank_account' as const,
  country: iban.slice(0, 2),
  currency: 'eur',
  account_holder_name: holder,
  account_holder_type: 'individual' as const,
  account_number: iban,
});

async function findMade(stripe: Stripe, { sellerId, ...request }: BankAccount): Promise<Stripe.Account | null> {
  for await (const known of stripe.accounts.list(pagesSince(request)))
    if (known.metadata?.sellerId === sellerId) return known;
  return null;
}

const makeAccount = (stripe: Stripe, bank: BankAccount): Promise<Stripe.Account> =>
  stripe.accounts.create(
    {
      type: 'custom',
      country: bank.iban.slice(0, 2),
      email: bank.email,
      business_type: 'individual',
      capabilities: { transfers: { requested: true } },
      external_account: bankOf(bank),
      settings: { payouts: { schedule: { interval: 'manual' } } },
      metadata: { sellerId: bank.sellerId },
    },
    { idempotencyKey: `account-${bank.sellerId}-${bank.version}` },
  );

async function findSent(
  stripe: Stripe,
  { payoutId, accountId, ...request }: PayoutRequest,
): Promise<Stripe.Payout | null> {
  for await (const known of stripe.payouts.list(pagesSince(request), { stripeAccount: accountId }))
    if (known.metadata?.payoutId === payoutId) return known;
  return null;
}

/** Payouts by the provider's connected accounts: the marketplace transfers to a seller's account, which pays to the seller's bank [PAY-04]. */
export function payoutProvider(stripe: Stripe): PayoutProvider {
  const findTransfer = async (payoutId: string): Promise<Stripe.Transfer | undefined> =>
    (await stripe.transfers.list({ transfer_group: payoutId, limit: 1 })).data[0];

  return {
    saveBankAccount: async (bank) => {
      const { sellerId, providerId, version } = bank;
      if (providerId === null) {
        const made = bank.mayExist ? await findMade(stripe, bank) : null;
        return accountOf(made ?? (await makeAccount(stripe, bank)));
      }
      await stripe.accounts.createExternalAccount(
        providerId,
        { external_account: bankOf(bank), default_for_currency: true },
        { idempotencyKey: `bank-${sellerId}-${version}` },
      );
      return accountOf(await stripe.accounts.retrieve(providerId));
    },
    findAccount: async (accountId) => accountOf(await stripe.accounts.retrieve(accountId)),
    send: async (payout) => {
      const { payoutId, sellerId, accountId, amountCents, mayExist } = payout;
      const money = { amount: amountCents, currency: payout.currency.toLowerCase(), metadata: { payoutId, sellerId } };
      try {
        if (!(mayExist && (await findTransfer(payoutId))))
          await stripe.transfers.create(
            { ...money, destination: accountId, transfer_group: payoutId },
            { idempotencyKey: `${payoutId}-transfer` },
          );
        const known = mayExist ? await findSent(stripe, payout) : null;
        return stateOf(
          known ?? (await stripe.payouts.create(money, { stripeAccount: accountId, idempotencyKey: payoutId })),
        );
      } catch (error) {
        throw isLasting(error) ? new PayoutRefused(error.message) : error;
      }
    },
    find: async ({ accountId, providerId }) =>
      stateOf(await stripe.payouts.retrieve(providerId, {}, { stripeAccount: accountId })),
    cancel: async ({ payoutId }) => {
      const transfer = await findTransfer(payoutId);
      if (transfer && !transfer.reversed)
        await stripe.transfers.createReversal(transfer.id, {}, { idempotencyKey: `${payoutId}-reversal` });
    },
  };
}
