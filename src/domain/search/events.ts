/** What the module may publish. Payloads hold ids and figures, never addresses, texts or secrets. */
export interface SearchEvents {
  /** Cards were brought up to date after the fact. */
  'search.indexed': { sellerId: string; listingIds: string[]; plenty?: boolean };
}
