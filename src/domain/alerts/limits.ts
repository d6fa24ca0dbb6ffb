/** [ALERT-10, ALERT-13…20] Every limit of alerts. */
export const alertLimits = {
  title: 200,
  message: 1000,
  actionLabel: 60,
  tags: 10,
  tag: 40,
  contextBytes: 10_240,
  /** [ALERT-17] */
  recent: 10,
  list: 50,
  statsAlerts: 1000,
  statsDays: 30,
  /** [ALERT-12] Alerts that one change may name. */
  batch: 1000,
  /** [ALERT-15] */
  queueSize: 10,
  queueDelayMs: 5000,
  /** [ALERT-13, ALERT-20] Rows a run of wake-up, expiry or clean-up. */
  perRun: 100,
  expiringSoonHours: 1,
  /** [ALERT-16] */
  expiryDays: 7,
  archiveDays: 30,
  deleteDays: 90,
  /** [ALERT-25] So long a deletion can be taken back. */
  restoreMinutes: 10,
  /** [ALERT-14] */
  atRiskHours: 4,
  /** [ALERT-19, ALERT-20, ALERT-21] */
  plainExport: 1000,
  secureExport: 10_000,
  exportField: 1000,
  exportPart: 1000,
  linkLength: 16,
  linkMinutes: 15,
  exportsPerHour: 5,
} as const;
