/** The products that the journeys run against, one for each worker. */
export interface Address {
  addresses: string[];
}
