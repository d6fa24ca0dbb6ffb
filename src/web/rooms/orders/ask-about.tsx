import type { ReactNode } from 'react';
import { settings } from '#web/platform/settings.ts';
import * as texts from './texts/bill-texts.ts';

/** A mail about an order, or several of one purchase, with their numbers in its subject. */
export const AskAbout = ({ orders, children }: { orders: string; children: ReactNode }) => (
  <a
    className="link small"
    href={`mailto:${settings().supportEmail}?subject=${encodeURIComponent(texts.subject(orders))}`}
  >
    {children}
  </a>
);
