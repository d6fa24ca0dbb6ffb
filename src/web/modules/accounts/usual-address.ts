import { useEffect, useEffectEvent } from 'react';
import type { Address } from '#domain/core/address.ts';
import { send } from '#web/platform/sending/send.ts';
import { useSession } from '#web/platform/session.ts';

/** [ACC-17] Gives the usual address of the address book to a form that is still empty; what was typed is never changed. */
export function useUsualAddress(isEmpty: boolean, fill: (address: Address) => void): void {
  const userId = useSession()?.userId;
  const onAddress = useEffectEvent(fill);
  useEffect(() => {
    if (!userId || !isEmpty) return undefined;
    let isWanted = true;
    void send('accounts.listAddresses')
      .then(({ addresses }) => {
        const usual = addresses.find(({ isDefault }) => isDefault);
        if (!isWanted || !usual) return;
        const { name, line1, line2, postcode, city, country, phone } = usual;
        onAddress({ name, line1, line2, postcode, city, country, phone });
      })
      // An address that could not be read is typed instead.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [userId, isEmpty]);
}
