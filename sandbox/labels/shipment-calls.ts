import type { LabelSandboxEnvironment } from './label-server.ts';
import { ratesFor, type Sized, trackingNumber, zoneOf } from './rates.ts';
import { firstEventAt } from './send-tracking.ts';
import { findShipment, insertShipment, markBought, saveShipment } from './shipment-store.ts';

/** A refusal in the provider's own words. */
export class LabelProblem extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

type Params = Record<string, unknown>;
const objectOf = (value: unknown): Params => (typeof value === 'object' && value !== null ? (value as Params) : {});
const hexId = (prefix: string, env: LabelSandboxEnvironment): string =>
  `${prefix}_${Buffer.from(env.random.bytes(16)).toString('hex')}`;

/** The carrier knows no address without street, town and postcode, and none on a street that begins with Nowhere. */
function checkAddress(address: Params, which: string): Record<string, string> {
  const read = (name: string): string => String(address[name] ?? '').trim();
  for (const name of ['street1', 'city', 'zip', 'country'])
    if (read(name) === '') throw new LabelProblem(422, 'ADDRESS.VERIFY.FAILURE', `${which}: ${name} is missing`);
  if (!/^[A-Z]{2}$/.test(read('country')))
    throw new LabelProblem(422, 'ADDRESS.COUNTRY.INVALID', `${which}: country is unknown`);
  if (/^nowhere/i.test(read('street1'))) throw new LabelProblem(422, 'ADDRESS.VERIFY.FAILURE', 'Address not found');
  return Object.fromEntries(
    ['name', 'street1', 'street2', 'city', 'zip', 'country', 'phone'].map((name) => [name, read(name)]),
  );
}

function checkParcel(parcel: Params): Sized {
  const sized = {
    weight: Number(parcel.weight),
    length: Number(parcel.length),
    width: Number(parcel.width),
    height: Number(parcel.height),
  };
  if (!Object.values(sized).every((value) => value > 0))
    throw new LabelProblem(422, 'SHIPMENT.INVALID_PARAMS', 'parcel: weight and size must be above 0');
  return sized;
}

export async function createShipment(env: LabelSandboxEnvironment, body: Params): Promise<object> {
  const request = objectOf(body.shipment);
  const from = checkAddress(objectOf(request.from_address), 'from_address');
  const to = checkAddress(objectOf(request.to_address), 'to_address');
  const parcel = checkParcel(objectOf(request.parcel));
  const id = hexId('shp', env);
  const zone = zoneOf(from.country ?? '', to.country ?? '');
  if (zone === 2 && objectOf(request.customs_info).customs_certify !== true)
    throw new LabelProblem(422, 'SHIPMENT.CUSTOMS_INFO.MISSING', 'customs_info is needed for this way');
  const rates = ratesFor(parcel, zone).map((rate) => ({
    id: hexId('rate', env),
    object: 'Rate',
    shipment_id: id,
    ...rate,
  }));
  const shipment = {
    ...{ id, object: 'Shipment', mode: 'test', status: 'unknown', reference: String(request.reference ?? '') },
    ...{
      from_address: from,
      to_address: to,
      parcel,
      customs_info: request.customs_info ?? null,
      options: request.options ?? {},
    },
    ...{ rates, selected_rate: null, postage_label: null, tracking_code: null, refund_status: null, messages: [] },
    created_at: env.clock.now().toISOString(),
  };
  await insertShipment(env.db, { id, reference: shipment.reference, body: shipment, now: env.clock.now() });
  return shipment;
}

const digitsOf =
  (env: LabelSandboxEnvironment) =>
  (count: number): string =>
    [...env.random.bytes(count)].map((byte) => byte % 10).join('');

export async function purchase(env: LabelSandboxEnvironment, id: string, body: Params): Promise<object> {
  const stored = await findShipment(env.db, id);
  if (!stored) throw new LabelProblem(404, 'NOT_FOUND', 'The requested resource could not be found.');
  const rates = stored.body.rates as { id: string; carrier: string }[];
  const rate = rates.find((each) => each.id === objectOf(body.rate).id);
  if (!rate) throw new LabelProblem(422, 'SHIPMENT.RATE.INVALID', 'The rate is not of this shipment.');
  const now = env.clock.now();
  const trackingCode = trackingNumber(rate.carrier, digitsOf(env));
  const bought = {
    ...stored.body,
    ...{ status: 'pre_transit', selected_rate: rate, tracking_code: trackingCode },
    postage_label: {
      ...{ id: hexId('pl', env), object: 'PostageLabel', label_file_type: 'application/pdf' },
      ...{
        label_url: `${env.apiBase()}/labels/${stored.id}.pdf`,
        label_pdf_url: `${env.apiBase()}/labels/${stored.id}.pdf`,
      },
    },
    tracker: { id: `trk_${trackingCode}`, object: 'Tracker', status: 'pre_transit', tracking_code: trackingCode },
  };
  const isBought = await markBought(env.db, {
    id: stored.id,
    body: bought,
    trackingCode,
    now,
    nextEventAt: firstEventAt(now),
  });
  if (!isBought) throw new LabelProblem(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
  return bought;
}

/** A label that no carrier has seen is given back at once. */
export async function refundShipment(env: LabelSandboxEnvironment, id: string): Promise<object> {
  const stored = await findShipment(env.db, id);
  if (!stored?.boughtAt) throw new LabelProblem(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'No postage was bought.');
  if (stored.eventsSent > 0) throw new LabelProblem(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'The label was used.');
  const refunded = { ...stored.body, refund_status: 'refunded' };
  await saveShipment(env.db, { id: stored.id, body: refunded, eventsSent: 0, nextEventAt: null });
  return refunded;
}

/** Carriers whose counters print a label from a code. */
const withCounterCode = new Set(['Post', 'UPS']);

/** [ORD-04] A form of a shipment that was bought: the code that a counter of its carrier scans. Asked again, it is the same. */
export async function generateForm(env: LabelSandboxEnvironment, id: string, body: Params): Promise<object> {
  const stored = await findShipment(env.db, id);
  if (!stored?.boughtAt) throw new LabelProblem(404, 'NOT_FOUND', 'The requested resource could not be found.');
  const type = objectOf(body.form).type;
  if (type !== 'label_qr_code' || !withCounterCode.has(String(objectOf(stored.body.selected_rate).carrier)))
    throw new LabelProblem(422, 'SHIPMENT.RATE.BARCODE_UNAVAILABLE', 'This carrier has no such form.');
  const form = {
    ...{ id: `form_${stored.id.slice(4)}`, object: 'Form', form_type: type, submitted_electronically: false },
    ...{ form_url: `${env.apiBase()}/forms/${stored.id}.png`, created_at: env.clock.now().toISOString() },
  };
  return { ...stored.body, forms: [form] };
}
