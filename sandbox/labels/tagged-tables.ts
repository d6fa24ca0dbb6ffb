import type { TaggedTables } from '#server/platform/personal-data/tagged-table.ts';

/** [SUP-03] The sandbox stands for the label provider, who keeps addresses as long as a parcel can be asked about. */
export const labelSandboxTables: TaggedTables = {
  'label_sandbox.accounts': { columns: { plain: 'id', secret: 'api_key webhook_secret' } },
  'label_sandbox.shipments': {
    called: { en: 'Parcels at the label provider', de: 'Pakete beim Etikettendienst' },
    columns: {
      plain: 'id reference bought_at events_sent next_event_at created_at',
      personal: 'body tracking_code',
    },
    sides: [
      {
        whose: 'false',
        notCopied: 'the provider keeps it, and gives its own copy',
        onErasure: 'keep',
        law: {
          because: {
            en: 'the label provider keeps parcels for claims against carriers',
            de: 'der Etikettendienst bewahrt Pakete für Ansprüche gegen Versanddienste auf',
          },
        },
      },
    ],
    retention: [{ from: 'created_at', days: 90 }],
  },
};
