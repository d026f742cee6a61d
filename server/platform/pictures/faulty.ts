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
export function refuseTooMany(width: number, height: number): void {
  if (width * height > MOST_PIXELS) throw new Faulty('pixels');
}
