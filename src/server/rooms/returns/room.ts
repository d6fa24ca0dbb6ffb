import type { Room } from '../../platform/calls/room.ts';
import { advanceReturns } from './advance-returns.ts';
import { onAccountDeleted } from './on-account-deleted.ts';
import { onRefunded } from './on-refunded.ts';
import { overruleReturn } from './overrule-return.ts';
import { sendReturn, stopReturn } from './own-returns.ts';
import { getShopReturn, listOrderReturns, listReturnsForAdmin, listShopReturns } from './read-returns.ts';
import { requestReturn } from './request-return.ts';
import { moveShopReturn, refundReturn, rejectReturn, swapReturn } from './shop-returns.ts';

const ofOwnOrders = { table: 'orders', of: 'buyer_id', by: { seller_id: 'seller_id', order_id: 'id' } };

export const returns: Room = {
  name: 'returns',
  personalData: {
    returns: { of: 'seller_id', owner: ofOwnOrders },
    return_transitions: { of: 'seller_id', notCopied: 'it tells when each step of a return was taken' },
  },
  reactions: [onRefunded, onAccountDeleted],
  jobs: [advanceReturns],
  calls: {
    listOrderReturns,
    requestReturn,
    stopReturn,
    sendReturn,
    listShopReturns,
    getShopReturn,
    moveShopReturn,
    rejectReturn,
    refundReturn,
    swapReturn,
    listReturnsForAdmin,
    overruleReturn,
  },
};
