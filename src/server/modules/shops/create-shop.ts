import { truncate } from '#domain/core/visible-text.ts';
import { isReservedName } from '#domain/core/reserved-names.ts';
import { slugOf } from '#domain/core/text.ts';
import type { OnRegistered } from '../accounts/on-registered.ts';
import { claimSlug, insertShop } from './shop-store.ts';

const MAX_NUMBERED = 20;

/** [ACC-03] Every new account owns a shop. Its address is made of the name; a number follows where that is taken. */
export const createShopForPerson: OnRegistered = async (tx, { userId, displayName, marketplace, now }) => {
  const name = truncate(displayName, 50);
  // An accent less, and the address would be the house's.
  const phrase = slugOf(name);
  const base = phrase && !isReservedName(phrase, marketplace) ? phrase : 'shop';
  for (let number = 1; number <= MAX_NUMBERED; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await claimSlug(tx, slug, userId)) return insertShop(tx, { sellerId: userId, slug, name, owner: name, now });
  }
  const slug = `${base}-${userId.slice(-8)}`;
  await claimSlug(tx, slug, userId);
  return insertShop(tx, { sellerId: userId, slug, name, owner: name, now });
};
