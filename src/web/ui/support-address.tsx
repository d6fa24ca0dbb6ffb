import { settings } from '#web/platform/settings.ts';

/** The one contact address, as a link that begins a mail. */
export function SupportAddress({ subject = '' }: { subject?: string }) {
  const { supportEmail } = settings();
  return (
    <a className="link" href={`mailto:${supportEmail}${subject && `?subject=${encodeURIComponent(subject)}`}`}>
      {supportEmail}
    </a>
  );
}
