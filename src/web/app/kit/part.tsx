import type { ReactNode } from 'react';
import * as texts from './texts/part-texts.ts';

/** One state of a part, under its name. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="kit__state">
    <p className="kit__name">{name}</p>
    {children}
  </div>
);

interface Props {
  name: string;
  /** When it is used, and which is the other one. */
  note: string;
  store?: ReactNode;
  close?: ReactNode;
}

/** A part of the kit with its states, in the densities that it has. */
export const Part = ({ name, note, store, close }: Props) => (
  <section className="kit__part" aria-label={name}>
    <h2>{name}</h2>
    <p className="soft-text small">{note}</p>
    <div className="kit__densities">
      {store && (
        <section aria-label={texts.inStore(name)}>
          <h3 className="kit__name">{texts.store}</h3>
          {store}
        </section>
      )}
      {close && (
        <section className="desk kit__close" aria-label={texts.inClose(name)}>
          <h3 className="kit__name">{texts.close}</h3>
          {close}
        </section>
      )}
    </div>
  </section>
);
