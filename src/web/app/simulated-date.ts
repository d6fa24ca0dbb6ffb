/** [RUN-09] Where the shop lives on a clock that was moved, its pages do too: what they say of days and hours is said by that clock. */
export function moveDate(ahead: number, realm: { Date: DateConstructor } = globalThis): void {
  const Real = realm.Date;
  class SimulatedDate extends Real {
    constructor(...given: []) {
      if (given.length > 0) super(...given);
      else super(Real.now() + ahead);
    }
    static override now(): number {
      return Real.now() + ahead;
    }
  }
  realm.Date = SimulatedDate as DateConstructor;
}
