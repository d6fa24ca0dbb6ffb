/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface AccountEvents {
  'accounts.registered': { userId: string };
  'accounts.signed-in': { userId: string };
  /** The address of their account is shown to be theirs: it was confirmed, or changed to another confirmed one. */
  'accounts.address-proved': { userId: string };
  'accounts.signed-out': { userId: string };
  /** The person is gone; what must stay stays without them. */
  'accounts.deleted': { userId: string };
}
