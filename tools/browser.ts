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

/** Chromium without a window, which draws the same pages with a quarter less work. */
const WINDOWLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
const ADVICE = [
  'The tests need Chromium or Chrome.',
  'Put it on the PATH (on Debian: apt-get install chromium-headless-shell), name its program file in CHROME_PATH,',
  'or run: npx playwright install chromium',
].join(' ');

const ANSWER_MS = 20_000;
const INSTALLATION_MS = 10 * 60_000;
/** What saves minutes must not cost more, as where nothing can be reached. */
const ADDITION_MS = 60_000;
// Another test run may be installing the same at this moment.
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=300'];

let found: Promise<string> | undefined;

/**
 * The program file of a Chromium for tests: the one that CHROME_PATH names, one without a window, one on the PATH,
 * Playwright's own, or one that is installed now, where there is apt-get and we may use it. Throws an Error that says
 * what to install; a test is never skipped for want of a browser.
 */
export function findBrowser(): Promise<string> {
  found ??= search();
  return found;
}

/** The browser as people have it, for measuring. */
export async function findWholeBrowser(): Promise<string> {
  return (await ofName()) || (await onPath(WHOLE)) || findBrowser();
}

async function search(): Promise<string> {
  return (
    (await ofName()) ||
    (await onPath(WINDOWLESS)) ||
    (await addedToDebians()) ||
    (await onPath(WHOLE)) ||
    (await ofPlaywright()) ||
    installed()
  );
}

async function ofName(): Promise<string | undefined> {
  const named = process.env.CHROME_PATH;
  if (named && !(await runs(named, '--version')))
    throw new Error(`CHROME_PATH: ${named} does not run. ${ADVICE}`);
  return named;
}

/** One that answers: Ubuntu's "chromium-browser" may be a mere hint to install something else. */
async function onPath(names: string[]): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const file of files) {
    if (fs.existsSync(file) && (await runs(file, '--version'))) return file;
  }
  return null;
}

/**
 * Where Debian's whole Chromium is, and we are root, as in a container: the one without a window beside it, of the same
 * version, so that nothing else on the machine changes. If that cannot be, the whole one does.
 */
async function addedToDebians(): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  const asked = output(['dpkg-query', '--show', '--showformat=${Version}', 'chromium'], ANSWER_MS);
  const version = (await asked.catch(() => '')).trim();
  const aptGet = version && (await permittedAptGet());
  if (!aptGet) return null;
  console.error('The tests are quicker without a window: adding chromium-headless-shell.');
  const wanted = [
    ...aptGet,
    'install',
    '-y',
    '--no-install-recommends',
    `chromium-headless-shell=${version}`,
  ];
  await output(wanted, ADDITION_MS)
    .catch(() => output([...aptGet, 'update'], ADDITION_MS).then(() => output(wanted, ADDITION_MS)))
    .catch(() => console.error('It could not be added.'));
  return onPath(WINDOWLESS);
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
  const install = [...aptGet, ...WAIT_FOR_OTHERS, 'install', '-y', '--no-install-recommends'];
  await output([...install, 'chromium-headless-shell'], INSTALLATION_MS)
    .catch(() => output([...install, 'chromium'], INSTALLATION_MS))
    .catch((cause) => {
      throw new Error(`Chromium could not be installed. ${ADVICE}`, { cause });
    });
  const file = (await onPath(WINDOWLESS)) || (await onPath(WHOLE));
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
