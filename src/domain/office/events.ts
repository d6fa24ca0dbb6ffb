/** What the room may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface OfficeEvents {
  /** Somebody was suspended or banned, or may come back. */
  'office.standing-changed': { userId: string };
}
