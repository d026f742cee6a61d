/** The modules of the build, as the bundler knows them while it puts them into chunks. */
type Modules = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

const SCREEN = /\/web\/(?:customer|business|admin)\/(?:customer|business|admin)-dashboard[.]tsx$/;
const ROUTE = /\/web\/routes\//;
const ALL = 3;

/** What is drawn of a page that anybody may load, or of the frame around it; the gallery shows parts of everything. */
const PUBLIC =
  /\/web\/routes\/(?!dashboard[.]|admin[.]dashboard[.]|gallery[.]).+[.]tsx[?]tsr-split=.*component/;

/**
 * What two or three of the dashboards need at once, and no public page. Each such module would be in a chunk with those
 * that exactly the same pages need, and a dashboard on a slow line would wait for fifty requests.
 */
export const DASHBOARDS = {
  name(id: string, modules: Modules): string | null {
    const needing = [...whoNeeds(id, modules)];
    const screens = needing.filter((one) => SCREEN.test(one)).length;
    if (needing.some((one) => PUBLIC.test(one) || isAskedLater(one, modules))) return null;
    if (screens < 2) return null;
    return screens === ALL ? 'dashboards' : 'sides';
  },
  includeDependenciesRecursively: false,
};

/** Whether a page may ask for the module alone, like the button to log out: it must not bring the dashboards along. */
const isAskedLater = (id: string, modules: Modules): boolean =>
  !SCREEN.test(id) && !ROUTE.test(id) && Boolean(modules.getModuleInfo(id)?.dynamicImporters.length);

/** The modules with which this one comes along. */
function whoNeeds(id: string, modules: Modules): Set<string> {
  const found = new Set([id]);
  // A set that grows while it is walked is walked to its end.
  for (const one of found)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return found;
}
