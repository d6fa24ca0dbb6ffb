import EasyPostModule from '@easypost/api';
import type { Rate } from '#domain/orders/labels/model.ts';
import { type LabelRequest, shipmentOf } from './label-request.ts';
import { type Tracked, trackedOf, type TrackerEvent } from './tracked.ts';
import { type Circuits, DependencyAway } from '../../../platform/circuits/circuits.ts';

export interface BoughtLabel {
  providerId: string;
  carrier: string;
  service: string;
  tracking: string;
  cents: number;
  document: Buffer;
  /** The carrier's own code for its counter, as PNG, where it was asked for and the carrier has one. */
  counterCode: Buffer | null;
}

/** The carrier does not take it: nothing was bought, and asking again brings nothing else. */
export class LabelRefused extends Error {
  readonly code: 'orders/label-address' | 'orders/label-no-way';
  constructor(code: LabelRefused['code'], message: string) {
    super(message);
    this.code = code;
  }

  /** As the maker reads it: what is wrong with an address is the provider's to say. */
  get problem(): { code: 'orders/label-address'; why: string } | { code: 'orders/label-no-way' } {
    return this.code === 'orders/label-address' ? { code: this.code, why: this.message } : { code: this.code };
  }
}

export interface LabelProvider {
  quote(request: LabelRequest): Promise<Rate[]>;
  /** The label that was bought with a reference before; null where there is none. */
  find(reference: string, options?: { isPrintless?: boolean }): Promise<BoughtLabel | null>;
  /** Buys once with a reference: what exists with it is gone on with. */
  buy(request: LabelRequest, choose: (rates: readonly Rate[]) => Rate | null): Promise<BoughtLabel>;
  /** Gives an unused label back; true once it is. */
  refund(providerId: string): Promise<boolean>;
  /** What a signed webhook says; null where the signature is wrong, undefined where it is about something else. */
  webhook(body: Buffer, signature: string): Tracked | null | undefined;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    /** Null: labels are off. */
    labels: LabelProvider | null;
  }
}

// Its types are those of a CommonJS module, its code is an ES module.
const EasyPost = EasyPostModule as unknown as typeof EasyPostModule.default;

/** Its type asks for more of an address than the provider does. */
type ShipmentParameters = Parameters<typeof EasyPost.prototype.Shipment.create>[0];

interface ProviderRate {
  id: string;
  carrier: string;
  service: string;
  rate: string;
  currency: string;
  delivery_days?: number | null;
}
/** What is read of a shipment. */
interface Shipment {
  id: string;
  rates: ProviderRate[];
  selected_rate: ProviderRate;
  tracking_code: string;
  postage_label: { label_url: string; label_pdf_url?: string | null } | null;
  refund_status?: string | null;
  forms?: { form_type: string; form_url: string }[] | null;
}

type Failure = Error & { statusCode?: number; code?: string; errors?: unknown };

/** The form of the protocol that a counter scans and prints from. */
const COUNTER_CODE = 'label_qr_code';
const TIMEOUT_MS = 20_000;
const toCents = (amount: string): number => Math.round(Number(amount) * 100);

const ratesOf = (shipment: Shipment): Rate[] =>
  shipment.rates
    .filter(({ currency }) => currency === 'EUR')
    .map(({ carrier, service, rate, delivery_days: days }) => ({
      carrier,
      service,
      cents: toCents(rate),
      days: days ?? null,
    }))
    .toSorted((a, b) => a.cents - b.cents);

const read = (answered: unknown): Shipment => answered as Shipment;

interface Line {
  client: InstanceType<typeof EasyPost>;
  /** An answer that is no refusal, or `DependencyAway`. */
  call: <T>(attempt: () => Promise<T>) => Promise<T>;
}

const isRefusal = (error: unknown): boolean => {
  const { statusCode = 0 } = error as Failure;
  return statusCode >= 400 && statusCode < 500 && statusCode !== 429 && statusCode !== 401;
};

const callBy =
  (circuits: Circuits): Line['call'] =>
  async (attempt) => {
    try {
      return await circuits.run('label provider', attempt, { isRefusal });
    } catch (error) {
      if (isRefusal(error) || error instanceof DependencyAway) throw error;
      throw new DependencyAway(`the label provider did not answer: ${(error as Error).message}`);
    }
  };

async function createShipment({ client, call }: Line, request: LabelRequest): Promise<Shipment> {
  try {
    return await call(async () => read(await client.Shipment.create(shipmentOf(request) as ShipmentParameters)));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { code = '', message } = error as Failure;
    throw new LabelRefused(code.startsWith('ADDRESS') ? 'orders/label-address' : 'orders/label-no-way', message);
  }
}

async function findShipment({ client, call }: Line, reference: string): Promise<Shipment | null> {
  try {
    return await call(async () => read(await client.Shipment.retrieve(reference)));
  } catch (error) {
    if ((error as Failure).statusCode === 404) return null;
    throw error;
  }
}

const documentOf = ({ call }: Line, url: string): Promise<Buffer> =>
  call(async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`the document answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  });

/** The code that the shipment has, or is given now; null where its carrier has none. */
async function counterCodeOf(line: Line, { id, forms }: Shipment): Promise<Buffer | null> {
  const codeIn = (all: Shipment['forms']) => all?.find(({ form_type: type }) => type === COUNTER_CODE);
  const generate = async () => read(await line.client.Shipment.generateForm(id, COUNTER_CODE));
  try {
    const form = codeIn(forms) ?? codeIn((await line.call(generate)).forms);
    return form ? await documentOf(line, form.form_url) : null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

async function boughtOf(line: Line, shipment: Shipment, isPrintless = false): Promise<BoughtLabel> {
  const { id, selected_rate: rate, tracking_code: tracking, postage_label: label } = shipment;
  if (!label) throw new DependencyAway('the label provider sold a shipment without a label');
  const document = await documentOf(line, label.label_pdf_url || label.label_url);
  return {
    providerId: id,
    carrier: rate.carrier,
    service: rate.service,
    tracking,
    cents: toCents(rate.rate),
    document,
    counterCode: isPrintless ? await counterCodeOf(line, shipment) : null,
  };
}

async function buyShipment(
  line: Line,
  request: LabelRequest,
  choose: (rates: readonly Rate[]) => Rate | null,
): Promise<BoughtLabel> {
  const earlier = await findShipment(line, request.reference);
  const { isPrintless } = request;
  if (earlier?.postage_label) return boughtOf(line, earlier, isPrintless);
  const shipment = earlier ?? (await createShipment(line, request));
  const rate = choose(ratesOf(shipment));
  const known = rate && shipment.rates.find((each) => each.carrier === rate.carrier && each.service === rate.service);
  if (!known) throw new LabelRefused('orders/label-no-way', 'no rate');
  try {
    const sold = await line.call(async () => read(await line.client.Shipment.buy(shipment.id, known.id)));
    return await boughtOf(line, sold, isPrintless);
  } catch (error) {
    if (isRefusal(error)) throw new LabelRefused('orders/label-no-way', (error as Error).message);
    throw error;
  }
}

/** What a signed body says; null where none of the secrets signed it. */
function signedBy({ client }: Line, secrets: string, { body, signature }: { body: Buffer; signature: string }) {
  for (const secret of secrets.split(','))
    try {
      const headers = { 'X-Hmac-Signature': signature };
      return trackedOf(client.Utils.validateWebhook(body, headers, secret.trim()) as TrackerEvent);
    } catch {
      // Signed by another secret, or by nobody who knows one.
    }
  return null;
}

/** Speaks to the label provider, or to the sandbox that speaks its protocol, by the official SDK [ORD-03]. */
export function labelProvider({
  apiBase,
  apiKey,
  webhookSecret,
  circuits,
}: {
  apiBase: string;
  apiKey: string;
  webhookSecret: string;
  circuits: Circuits;
}): LabelProvider {
  const client = new EasyPost(apiKey, { baseUrl: `${apiBase}/v2/`, timeout: TIMEOUT_MS });
  const line: Line = { client, call: callBy(circuits) };
  return {
    quote: async (request) => ratesOf(await createShipment(line, request)),
    find: async (reference, { isPrintless } = {}) => {
      const earlier = await findShipment(line, reference);
      return earlier?.postage_label ? boughtOf(line, earlier, isPrintless) : null;
    },
    buy: (request, choose) => buyShipment(line, request, choose),
    refund: async (providerId) => {
      const { refund_status: status } = await line.call(async () => read(await client.Shipment.refund(providerId)));
      return status === 'refunded' || status === 'submitted';
    },
    webhook: (body, signature) => signedBy(line, webhookSecret, { body, signature }),
  };
}
