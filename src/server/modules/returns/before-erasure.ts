import type { BeforeErasure } from '../../platform/personal-data/erase-person.ts';
import { dropPrivateOf } from '../files/picture-store.ts';
import { listOrderIdsOf } from '../orders/buyer-store.ts';

/** [SUP-03, FILE-06] Pictures that a guest sent along belong to their order: nobody can reach them once the person is erased, so they go. */
export const beforeErasure: BeforeErasure = async ({ tx, person }) =>
  dropPrivateOf(tx, await listOrderIdsOf(tx, person));
