import { flag, setting, whole } from './setting-schemas.ts';

/** [OFFICE-01] What one administrator alone may do. */
export const safetySettings = {
  FOUR_EYES: setting(
    flag(true),
    'A second administrator approves erasures, bans of shops with open orders, payouts let go by hand and refunds above APPROVAL_ABOVE; off where one person runs the house',
  ),
  APPROVAL_ABOVE: setting(
    whole(0, 100_000, 250),
    'Refunds by administrators need a second one when an order gets back more than so many euros altogether',
  ),
  ADMIN_ACTS_PER_HOUR: setting(
    whole(10, 100_000, 500),
    'So many acts that touch people, money or data one administrator does in an hour; master admins are told when that is reached',
  ),
};
