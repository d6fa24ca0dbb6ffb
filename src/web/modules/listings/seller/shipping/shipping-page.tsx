import { useCall } from '#web/platform/use-call.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import { DeskHead } from '#web/ui/desk/desk-parts.tsx';
import { DeskTabs } from '#web/ui/desk/desk-tabs.tsx';
import { NotYet } from '#web/ui/desk/not-yet.tsx';
import { sellerHref } from '#web/modules/shops/seller/seller-href.ts';
import { CalendarPart } from './calendar-part.tsx';
import { NoticesPart } from './notices-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { ProfileForm } from './profile-form.tsx';
import * as formTexts from './profile-form-texts.ts';
import { ProfilesPart } from './profiles-part.tsx';
import * as texts from './shipping-texts.ts';
import '#web/ui/desk/desk-filters.css';
import './shipping.css';

const parts = ['profiles', 'prices', 'days', 'vacation'] as const;
type Part = (typeof parts)[number];
const here = sellerHref('shipping-settings');
const hrefOf = (part: Part): string => (part === 'profiles' ? here : `${here}?tab=${part}`);

/** In place of a profile that is not read yet, or was removed. */
function NoProfile({ call }: { call: ReturnType<typeof useCall<'listings.listProfiles'>> }) {
  if (call.data) return <p className="d-hint">{formTexts.gone}</p>;
  const { profilesWhat: what, profilesSafe: safe, loading } = texts;
  return <NotYet call={call} what={what} safe={safe} loading={loading} skeleton={{ height: 320 }} />;
}

/** One profile in its form: that of the address, or a new one. */
function OneProfile({ profileId }: { profileId: string }) {
  const call = useCall('listings.listProfiles');
  const profile = call.data?.profiles.find((each) => each.profileId === profileId) ?? null;
  const isNew = profileId === 'new';
  return (
    <main id="main" className="d-main">
      <DeskHead
        title={profile ? formTexts.changeProfile(profile.name) : formTexts.newProfile}
        crumb={{ label: formTexts.back, href: here }}
      />
      {isNew || profile ? <ProfileForm key={profileId} profile={profile} /> : <NoProfile call={call} />}
    </main>
  );
}

/** [SHELL-09, DASH-04] What delivery costs and when it comes: profiles, prices by country, working days, vacation. */
export function ShippingPage() {
  const query = useQueryParams();
  const profileId = query.get('profile');
  const tabParam = query.get('tab');
  const part = parts.find((each) => each === tabParam) ?? 'profiles';
  if (profileId) return <OneProfile profileId={profileId} />;
  return (
    <main id="main" className="d-main">
      <DeskHead title={texts.title} sub={texts.sub} crumb={{ label: texts.overview, href: sellerHref('') }} />
      <DeskTabs
        isSpaced
        tabs={parts.map((each) => ({ label: texts.tabs[each], href: hrefOf(each), isCurrent: each === part }))}
      />
      {part === 'profiles' && <ProfilesPart />}
      {part === 'prices' && <PreviewPart />}
      {part === 'days' && <CalendarPart />}
      {part === 'vacation' && <NoticesPart />}
    </main>
  );
}
