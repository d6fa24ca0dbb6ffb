import { isReservedName } from '../core/reserved-names.ts';
import { validDisplayName } from './display-name.ts';

/** The name of somebody who gave none: what stands before the at-sign, where it may be one and nobody takes it for the house. */
export function nameOfAddress(email: string, marketplace: string): string {
  const name = validDisplayName(email.split('@')[0]);
  return name === undefined || isReservedName(name, marketplace) ? 'User' : name;
}
