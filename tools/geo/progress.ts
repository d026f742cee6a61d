import { figure } from './report.ts';

export type Progress = { at(share: number, rows: number): void; done(): void };

type Terminal = { isTTY?: boolean; write(text: string): unknown };

const BAR = 30;

/** A bar that moves, where somebody looks at a terminal; elsewhere a plain line at each tenth. */
export const progressOn = (out: Terminal): Progress => (out.isTTY ? bar(out) : plainLines(out));

function bar(out: Terminal): Progress {
  return {
    at(share, rows) {
      const full = Math.round(share * BAR);
      out.write(`\r[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${percent(share)}  ${figure(rows)} rows `);
    },
    done: () => void out.write('\n'),
  };
}

function plainLines(out: Terminal): Progress {
  let told = 0;
  return {
    at(share, rows) {
      const tenth = Math.floor(share * 10);
      if (tenth <= told) return;
      told = tenth;
      out.write(`${percent(share)}, ${figure(rows)} rows\n`);
    },
    done: () => {},
  };
}

const percent = (share: number): string => `${Math.floor(share * 100)} %`;
