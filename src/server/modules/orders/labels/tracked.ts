import type { ParcelEventKind } from '#domain/orders/parcels/model.ts';

interface TrackedEvent {
  id: string;
  kind: ParcelEventKind;
  at: string;
  location: string;
}
export interface Tracked {
  tracking: string;
  expectedOn: string | null;
  events: TrackedEvent[];
}

const kinds: Record<string, ParcelEventKind> = {
  pre_transit: 'accepted',
  accepted: 'accepted',
  in_transit: 'in_transit',
  available_for_pickup: 'out_for_delivery',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  return_to_sender: 'return_to_sender',
  failure: 'exception',
  error: 'exception',
};

export interface TrackerEvent {
  description?: string;
  result?: {
    object?: string;
    tracking_code?: string;
    est_delivery_date?: string | null;
    tracking_details?: {
      status?: string;
      datetime?: string;
      tracking_location?: { city?: string | null; country?: string | null } | null;
    }[];
  };
}

/** What an event says of a parcel; undefined where it is about something else. */
export function trackedOf({ result }: TrackerEvent): Tracked | undefined {
  if (result?.object !== 'Tracker' || !result.tracking_code) return undefined;
  const events = (result.tracking_details ?? [])
    .slice(0, 200)
    .flatMap(({ status = '', datetime = '', tracking_location: at }) => {
      const kind = kinds[status];
      const moment = new Date(datetime);
      if (!kind || Number.isNaN(moment.getTime())) return [];
      const location = [at?.city, at?.country].filter(Boolean).join(', ').slice(0, 120);
      return [{ id: `${kind} ${moment.toISOString()}`, kind, at: moment.toISOString(), location }];
    });
  return { tracking: result.tracking_code, expectedOn: result.est_delivery_date?.slice(0, 10) ?? null, events };
}
