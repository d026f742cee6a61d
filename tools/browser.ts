import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Parts of Chromium's own window that are web pages: processes for every story, which nobody sees. */
const OF_ITS_WINDOW = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUITabStrip',
  'WebUIToolbar',
  'WebUIToolbarProcessOverheadExperiment',
];

/** What Playwright switches off of it for pages like ours. It has to be said again: of this flag the last one counts. */
const AS_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** For a browser in a container: without user namespaces or a display card, and talking to nobody but us. */
export const CHROMIUM_FLAGS = [
  `--disable-features=${[...OF_ITS_WINDOW, ...AS_PLAYWRIGHT].join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const ADVICE = [
  'The tests need Chromium or Chrome.',
  'Put it on the PATH (on Debian: apt-get install chromium), name its program file in CHROME_PATH,',
  'or run: npx playwright install chromium',
].join(' ');

const ANSWER_MS = 20_000;
const INSTALLATION_MS = 10 * 60_000;
// Another test run may be installing the same at this moment.
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=300'];

let found: Promise<string> | undefined;

/**
 * The program file of a Chromium for tests: the one that CHROME_PATH names, one on the PATH, Playwright's own, or one
 * that is installed now, where there is apt-get and we may use it. Throws an Error that says what to install; a test
 * is never skipped for want of a browser.
 */
export function findBrowser(): Promise<string> {
  found ??= search();
  return found;
}

async function search(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named && !(await runs(named, '--version')))
    throw new Error(`CHROME_PATH: ${named} does not run. ${ADVICE}`);
  return named || (await onPath()) || (await ofPlaywright()) || (await installed());
}

/** One that answers: Ubuntu's "chromium-browser" may be a mere hint to install something else. */
async function onPath(): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const file of files) {
    if (fs.existsSync(file) && (await runs(file, '--version'))) return file;
  }
  return null;
}

async function ofPlaywright(): Promise<string | null> {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : null;
}

async function installed(): Promise<string> {
  const aptGet = await permittedAptGet();
  if (!aptGet) throw new Error(ADVICE);
  console.error("No browser for the tests here: installing Debian's Chromium.");
  // An index that is partly out of date may still do; the installation says so if not.
  await output([...aptGet, ...WAIT_FOR_OTHERS, 'update'], INSTALLATION_MS).catch(() => '');
  const install = [...aptGet, ...WAIT_FOR_OTHERS, 'install', '-y', '--no-install-recommends', 'chromium'];
  await output(install, INSTALLATION_MS).catch((cause) => {
    throw new Error(`Chromium could not be installed. ${ADVICE}`, { cause });
  });
  const file = await onPath();
  if (!file) throw new Error(`Chromium was installed but does not run. ${ADVICE}`);
  return file;
}

/** The words that run apt-get with the rights it needs, without asking anybody; null where that cannot be. */
async function permittedAptGet(): Promise<string[] | null> {
  if (!(await runs('apt-get', '--version'))) return null;
  const quietly = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (process.getuid?.() === 0) return quietly;
  return (await runs('sudo', '-n', 'true')) ? ['sudo', '-n', ...quietly] : null;
}

async function runs(...command: string[]): Promise<boolean> {
  return output(command, ANSWER_MS).then(
    () => true,
    () => false,
  );
}

async function output([program = '', ...args]: string[], timeout: number): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { timeout, maxBuffer: 50_000_000 });
  return stdout;
}
