import { createHmac } from 'node:crypto';
import type { LabelSandboxEnvironment } from './label-server.ts';
import { consumePlan } from './misbehaviour.ts';
import { listDueShipments, saveShipment, type StoredShipment } from './shipment-store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Step {
  status: string;
  afterMs: number;
  location: 'from' | 'hub' | 'to';
}

/** The way of a parcel: handed over, through a hub, to the door. What is lost, damaged or refused takes another turn. */
const wayOf = (days: number, turn: string): Step[] => [
  { status: 'accepted', afterMs: 6 * HOUR, location: 'from' },
  { status: 'in_transit', afterMs: 12 * HOUR, location: 'from' },
  { status: 'in_transit', afterMs: (days * DAY) / 2, location: 'hub' },
  ...(turn === 'exception' || turn === 'return_to_sender'
    ? [{ status: turn === 'exception' ? 'failure' : turn, afterMs: days * DAY - 8 * HOUR, location: 'hub' as const }]
    : []),
  ...(turn === 'return_to_sender'
    ? []
    : [
        { status: 'out_for_delivery', afterMs: days * DAY - 5 * HOUR, location: 'to' as const },
        { status: 'delivered', afterMs: days * DAY, location: 'to' as const },
      ]),
];

interface ShipmentBody {
  tracking_code: string;
  from_address: Record<string, string>;
  to_address: Record<string, string>;
  selected_rate: { carrier: string; delivery_days: number };
}

export const firstEventAt = (boughtAt: Date): Date => new Date(boughtAt.getTime() + (wayOf(3, '')[0]?.afterMs ?? 0));

/** What turn a parcel takes: addresses of a test say it in their second line. */
const turnOf = ({ to_address: { street2 = '' } }: ShipmentBody): string =>
  ['exception', 'return_to_sender'].find((turn) => street2.toLowerCase().replaceAll(' ', '_') === turn) ?? '';

function trackerOf(body: ShipmentBody, { boughtAt, steps }: { boughtAt: Date; steps: readonly Step[] }) {
  const { from_address: from, to_address: to, selected_rate: rate } = body;
  const places = { from, hub: { city: 'Hub', country: to.country }, to };
  return {
    id: `trk_${body.tracking_code}`,
    object: 'Tracker',
    tracking_code: body.tracking_code,
    carrier: rate.carrier,
    status: steps.at(-1)?.status ?? 'pre_transit',
    est_delivery_date: new Date(boughtAt.getTime() + rate.delivery_days * DAY).toISOString(),
    tracking_details: steps.map(({ status, afterMs, location }) => ({
      object: 'TrackingDetail',
      status,
      message: status.replaceAll('_', ' '),
      datetime: new Date(boughtAt.getTime() + afterMs).toISOString(),
      tracking_location: {
        object: 'TrackingLocation',
        city: places[location]?.city ?? null,
        country: places[location]?.country ?? null,
      },
    })),
  };
}

export const signatureOf = (body: string, secret: string): string =>
  `hmac-sha256-hex=${createHmac('sha256', secret.normalize('NFKD'))
    .update(body.replace(/("weight":\s*)(\d+)(\s*)(?=,|\})/g, '$1$2.0'), 'utf8')
    .digest('hex')}`;

async function deliver(env: LabelSandboxEnvironment, tracker: object): Promise<boolean> {
  const url = env.webhookUrlNow();
  if (!url) return false;
  const body = JSON.stringify({ object: 'Event', description: 'tracker.updated', mode: 'test', result: tracker });
  const headers = { 'content-type': 'application/json', 'x-hmac-signature': signatureOf(body, env.webhookSecret) };
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The events of each webhook that is sent: all of them once, unless a test wants it otherwise. */
function planned(steps: readonly Step[]): (readonly Step[])[] {
  const how = consumePlan('webhook')?.how;
  if (how === 'double') return [steps, steps];
  return how === 'shuffle' ? [steps.toReversed(), steps.slice(0, 1)] : [steps];
}

async function sendNext(env: LabelSandboxEnvironment, shipment: StoredShipment): Promise<boolean> {
  const body = shipment.body as unknown as ShipmentBody;
  const boughtAt = shipment.boughtAt ?? env.clock.now();
  const way = wayOf(body.selected_rate.delivery_days, turnOf(body)).toSorted((a, b) => a.afterMs - b.afterMs);
  const now = env.clock.now().getTime();
  const passed = way.filter(({ afterMs }) => boughtAt.getTime() + afterMs <= now);
  const steps = way.slice(0, Math.max(passed.length, shipment.eventsSent));
  for (const tracker of planned(steps).map((sent) => trackerOf(body, { boughtAt, steps: sent })))
    if (!(await deliver(env, tracker))) return false;
  const next = way[steps.length];
  await saveShipment(env.db, {
    id: shipment.id,
    body,
    eventsSent: steps.length,
    nextEventAt: next ? new Date(boughtAt.getTime() + next.afterMs) : null,
  });
  return true;
}

/** Sends what is due by the clock of the house, each parcel's whole way so far; what is not taken is sent again. */
export async function sendDueTracking(env: LabelSandboxEnvironment): Promise<number> {
  let sent = 0;
  for (const shipment of await listDueShipments(env.db, env.clock.now(), 50))
    if (await sendNext(env, shipment)) sent += 1;
  return sent;
}
