import { send } from '#web/platform/sending/send.ts';

/** What goes along with the activity [REC-01, REC-02]: consent, and where this visit came from. */
function activityFacts() {
  const query = new URLSearchParams(location.search);
  return {
    consent: localStorage.getItem('gdpr_consent') === 'true',
    referrer: document.referrer.slice(0, 200),
    utmSource: query.get('utm_source')?.slice(0, 100) ?? '',
    utmCampaign: query.get('utm_campaign')?.slice(0, 100) ?? '',
  };
}

/** Tells that somebody is busy with the cart; a guest's address goes along only where they agreed to be reminded. */
export function recordActivity(email?: string): void {
  const facts = activityFacts();
  void send('recovery.noteActivity', facts.consent && email ? { ...facts, email } : facts).catch(() => undefined);
}
