import Bowser from 'bowser';

const MAX_LETTERS = 500;
const MAX_NAME = 60;

/**
 * What kind of device somebody uses, as they would say it: `Safari on iPhone`, `Chrome on Windows`. Only this is
 * kept; what else a browser tells about itself is not ours to collect. Null when it says nothing we know.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LETTERS));
  const system = PHONES.includes(platform.model ?? '') ? platform.model : os.name;
  const said = [browser.name, system].filter(Boolean).join(' on ');
  return said ? said.slice(0, MAX_NAME) : null;
}

/** Better known by their own name than by that of their system. */
const PHONES = ['iPhone', 'iPad'];
