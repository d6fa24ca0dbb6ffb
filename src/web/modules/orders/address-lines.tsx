import { Fragment } from 'react';
import type { Address } from '#domain/core/address.ts';
import { addressLines } from '#web/platform/languages/formats.ts';

/** An address as it is written on a parcel, line by line. */
export const AddressLines = ({ address }: { address: Address }) =>
  [address.name, ...addressLines(address)].map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
