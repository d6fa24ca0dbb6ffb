import { say } from '#web/platform/languages/language.ts';
import type { VaultAlert } from '#domain/vault/contract.ts';

export const title = say({ en: 'Encryption', de: 'Verschlüsselung' });
export const lastMinute = say({
  en: (encrypted: number, decrypted: number, failed: number) =>
    `Last minute: ${encrypted} encrypted, ${decrypted} opened, ${failed} refused`,
  de: (encrypted: number, decrypted: number, failed: number) =>
    `Letzte Minute: ${encrypted} verschlüsselt, ${decrypted} geöffnet, ${failed} abgewiesen`,
});
export const none = say({
  en: 'No alert within 24 hours. One is raised at 10 failed decryptions or 1000 encryptions of one person within 60 s.',
  de: 'Keine Warnung in den letzten 24 Stunden. Gewarnt wird bei 10 fehlgeschlagenen Entschlüsselungen oder 1000 Verschlüsselungen einer Person in 60 s.',
});
export const person = say({ en: 'Person', de: 'Person' });
export const what = say({ en: 'What', de: 'Was' });
export const when = say({ en: 'Raised', de: 'Gewarnt' });
export const deleted = say({ en: 'deleted account', de: 'gelöschtes Konto' });
export const kinds: Record<VaultAlert['kind'], (count: number) => string> = {
  'decryption-failures': say({
    en: (count: number) => `${count} failed decryptions within 60 s`,
    de: (count: number) => `${count} fehlgeschlagene Entschlüsselungen in 60 s`,
  }),
  encryptions: say({
    en: (count: number) => `${count} encryptions within 60 s`,
    de: (count: number) => `${count} Verschlüsselungen in 60 s`,
  }),
};
export const unread = say({ en: 'The alerts of the encryption', de: 'Die Warnungen der Verschlüsselung' });
export const safe = say({
  en: 'That says nothing about what is encrypted',
  de: 'Über das Verschlüsselte sagt das nichts',
});
export const loading = say({ en: 'Loading the alerts of the encryption', de: 'Die Warnungen werden geladen' });
