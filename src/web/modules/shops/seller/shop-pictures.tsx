import type { CallOutput } from '#web/platform/calls.ts';
import { DeskSection } from '#web/ui/desk/desk-parts.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ShopFace } from '../shop-face.tsx';
import { PictureSlot } from './picture-slot.tsx';
import * as texts from './shop-page-texts.ts';

/** [CAT-05] What the shop shows of its maker and workshop. */
export function ShopPictures({ mine: { shop, banner } }: { mine: CallOutput<'shops.getMine'> }) {
  return (
    <section className="d-sec">
      <DeskSection title={texts.pictures} />
      <div className="d-shoppics">
        <PictureSlot
          slot="portrait"
          title={texts.portrait}
          shape={{ name: texts.square, ratio: 1 }}
          picture={shop.portrait}
          hint={texts.portraitHint}
        >
          <ShopFace shop={shop} size={96} />
        </PictureSlot>
        <PictureSlot
          slot="banner"
          title={texts.banner}
          shape={{ name: '3 : 1', ratio: 3 }}
          picture={banner}
          hint={texts.bannerHint}
        >
          <div className={`picture d-shopbanner ${banner ? '' : 'd-none'}`}>
            {banner ? (
              <Picture picture={banner} sizes="(min-width: 960px) 480px, 100vw" frame={3} />
            ) : (
              <span className="d-t2 d-small">{texts.noBanner}</span>
            )}
          </div>
        </PictureSlot>
      </div>
    </section>
  );
}
