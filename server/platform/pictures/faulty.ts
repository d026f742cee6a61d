import { type Fault, MOST_PIXELS } from './task.ts';

/** A picture that is not decoded, and why. */
export class Faulty extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

/** Asked of a picture's head, before its pixels are looked at. */
export function refuseTooMany(width: number, height: number, most = MOST_PIXELS): void {
  if (width * height > most) throw new Faulty('pixels');
}
