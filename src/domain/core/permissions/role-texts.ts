import type { Text } from '../languages/language.ts';
import type { AdminRole } from './permissions.ts';

export interface RoleTexts {
  names: Record<AdminRole, string>;
  /** What each is for. */
  descriptions: Record<AdminRole, string>;
  /** The role whose record may list a permission. */
  customWhereListed: string;
}

/** [ADM-02] How the roles are called, and what each is for. */
export const roleTexts: Text<RoleTexts> = {
  en: {
    names: {
      master_admin: 'Master admin',
      senior_admin: 'Senior admin',
      customer_service: 'Customer service',
      content_moderator: 'Content moderator',
      financial_admin: 'Financial admin',
      analytics_admin: 'Analytics admin',
      seller_success_manager: 'Seller success manager',
      trust_and_safety: 'Trust and safety',
      custom: 'Custom',
    },
    descriptions: {
      master_admin: 'Everything, including who else is an administrator.',
      senior_admin: 'Runs the marketplace day to day; cannot change administrators or settings.',
      customer_service: 'Answers buyers and makers and works on their cases.',
      content_moderator: 'Looks after listings, reviews, reports and spam.',
      financial_admin: 'Refunds, payouts, transactions and the books.',
      analytics_admin: 'Reads figures and makes reports; changes nothing.',
      seller_success_manager: 'Welcomes makers, approves shops and pieces.',
      trust_and_safety: 'Stops fraud and harm: suspends, bans, removes.',
      custom: 'Exactly the permissions that its record lists.',
    },
    customWhereListed: 'Custom, where its record lists it',
  },
  de: {
    names: {
      master_admin: 'Hauptverwaltung',
      senior_admin: 'Leitung',
      customer_service: 'Kundendienst',
      content_moderator: 'Moderation',
      financial_admin: 'Finanzen',
      analytics_admin: 'Auswertung',
      seller_success_manager: 'Werkstattbetreuung',
      trust_and_safety: 'Vertrauen und Schutz',
      custom: 'Eigene Rolle',
    },
    descriptions: {
      master_admin: 'Alles, auch wer sonst verwaltet.',
      senior_admin: 'Führt den Marktplatz im Alltag; ändert weder die Verwaltung noch Einstellungen.',
      customer_service: 'Antwortet allen, die kaufen und verkaufen, und bearbeitet ihre Fälle.',
      content_moderator: 'Kümmert sich um Stücke, Bewertungen, Meldungen und Spam.',
      financial_admin: 'Erstattungen, Auszahlungen, Buchungen und die Bücher.',
      analytics_admin: 'Liest Zahlen und macht Berichte; ändert nichts.',
      seller_success_manager: 'Begrüßt Werkstätten, gibt Shops und Stücke frei.',
      trust_and_safety: 'Verhindert Betrug und Schaden: sperrt, schließt aus, entfernt.',
      custom: 'Genau die Rechte, die im Eintrag stehen.',
    },
    customWhereListed: 'Eigene Rolle, wenn es im Eintrag steht',
  },
};
