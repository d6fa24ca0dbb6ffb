/** What the room may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface AlertEvents {
  'alerts.raised': { sellerId: string; alertId: string };
}
