import type { ShownProof } from '#domain/orders/proofs/model.ts';
import { PrivatePictures } from '#web/modules/files/private-pictures.tsx';
import { localDay } from '#web/platform/languages/formats.ts';
import * as texts from './proof-texts.ts';

interface Props {
  proof: ShownProof;
  isNewest: boolean;
  /** What the state is called, and who writes to whom: the buyer and the maker read it differently. */
  state: string;
  makerWrites: string;
  buyerWrites: string;
}

/** [ORD-07] One version: its pictures, what its maker wrote, and the answer. */
export const ProofVersion = ({ proof, isNewest, state, makerWrites, buyerWrites }: Props) => (
  <article className="proof-version" aria-label={texts.version(proof.version)}>
    <p>
      <b>{texts.version(proof.version)}</b>, {texts.sentOn(localDay(proof.sentAt))}. {state}.
    </p>
    <PrivatePictures
      pictures={proof.pictures}
      label={texts.pictures(proof.version)}
      nameOf={texts.pictureOf}
      isLarge={isNewest}
    />
    {proof.text && (
      <p className="proof-version__text">
        {makerWrites}: {proof.text}
      </p>
    )}
    {proof.answer && (
      <p className="proof-version__text">
        {buyerWrites}: {proof.answer}
      </p>
    )}
  </article>
);
