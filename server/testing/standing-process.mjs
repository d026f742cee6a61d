// For a process of the product in a story: its clock stands at the moment that CLOCK_STANDS_AT names.
const Real = Date;
const moment = Real.parse(process.env.CLOCK_STANDS_AT ?? '');

globalThis.Date = class extends Real {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(moment);
  }

  static now() {
    return moment;
  }
};
