/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface OfficeEvents {
  /** Somebody was suspended or banned, or may come back. */
  'office.account-status-changed': { userId: string };
}
