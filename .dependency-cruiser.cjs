/**
 * Who may import whom (STYLE.md). Run it with `node tools/imports.ts`: started directly, dependency-cruiser
 * meets TypeScript 7, cannot read it, sees 0 modules and passes.
 */

const { features } = require('./server/marketplace/features.ts');

/** The declared order of knowing: a feature may import, through its index.ts, only those before it. */
const FEATURES = features.map(({ name }) => name);

const MARKETPLACE = '^server/marketplace/';
const AUDIENCES = '^web/(visitor|customer|business|admin)/';
const OURS = '^(contract|server|web|database|tools|bench|proofs|e2e)/';
const TEST_CODE = '([.](test|e2e)[.]tsx?$|^server/testing/|^web/testing/|^proofs/|^e2e/|^tools/fixtures/)';
const GENERATED = '[.]gen[.]ts$';
const TEST_RUNNER = '(^(vitest|playwright|vite)[.]config[.]ts$|^tools/|^bench/)';

const never = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

const orderOfKnowing = FEATURES.slice(0, -1).map((feature, place) =>
  never(
    `order-of-knowing-${feature}`,
    `${feature} may know only what comes before it; anything the other way is a consequence`,
    {
      from: { path: `${MARKETPLACE}${feature}/`, pathNot: TEST_CODE },
      to: { path: `${MARKETPLACE}(${FEATURES.slice(place + 1).join('|')})/` },
    },
  ),
);

const betweenFeatures = [
  ...orderOfKnowing,
  never('feature-has-a-place', 'add the new feature to server/marketplace/features.ts', {
    from: { path: OURS },
    to: { path: `${MARKETPLACE}[^/]+/`, pathNot: `${MARKETPLACE}(${FEATURES.join('|')})/` },
  }),
  never('feature-through-its-door', 'import the other feature from its index.ts', {
    from: { path: `${MARKETPLACE}([^/]+)/` },
    to: { path: `${MARKETPLACE}([^/]+)/`, pathNot: [`${MARKETPLACE}$1/`, '/index[.]ts$'] },
  }),
  never(
    'feature-knows-no-consequence',
    'record an event; consequences.ts says what follows, and index.ts and registry.ts work with all features',
    {
      from: { path: `${MARKETPLACE}[^/]+/`, pathNot: TEST_CODE },
      to: { path: `${MARKETPLACE}(consequences|index|registry|features)[.]ts$` },
    },
  ),
  never(
    'rules-are-pure',
    'lifecycles, policies and refusals are rules: let them import no reads, routes, jobs or views',
    {
      from: { path: '[.](lifecycle|policy|errors)[.]ts$' },
      to: { path: '[.](queries|routes|jobs|views)[.]ts$' },
    },
  ),
];

const sides = [
  never('platform-knows-no-feature', 'pass what the platform needs as an argument from product.ts', {
    from: { path: '^server/platform/' },
    to: { path: MARKETPLACE },
  }),
  never(
    'simulator-stands-apart',
    'the payment simulator is put in by server/payments.ts: speak to the provider of platform/payments',
    {
      from: { path: '^server/', pathNot: [TEST_CODE, '^server/payments[.]ts$', '^server/seed/'] },
      to: { path: '^server/seed/simulator/' },
    },
  ),
  never(
    'server-knows-no-web',
    'the server takes the built bundle by its path at run time; shared words belong into contract',
    { from: { path: '^server/' }, to: { path: '^web/' } },
  ),
  never(
    'database-knows-nothing-of-ours',
    'a migration stays as it was when it ran: write what it needs into it; what fills tables by our rules is a seed',
    { from: { path: '^database/' }, to: { path: OURS, pathNot: '^database/' } },
  ),
  never(
    'contract-knows-nothing-of-ours',
    'the contract is what both sides stand on: move the piece into contract or pass it in',
    { from: { path: '^contract/' }, to: { path: OURS, pathNot: '^contract/' } },
  ),
  never('contract-needs-only-zod', 'the browser loads the contract: no package but zod, nothing of node', {
    from: { path: '^contract/', pathNot: TEST_CODE },
    to: { pathNot: ['^contract/', '/zod/', '^zod($|/)', OURS] },
  }),
  never(
    'web-knows-only-contract',
    'ask the server over the API; shared words and shapes belong into contract',
    { from: { path: '^web/' }, to: { path: OURS, pathNot: '^(web|contract)/' } },
  ),
  never('audiences-stay-apart', 'what two audiences share belongs into web/marketplace', {
    from: { path: AUDIENCES },
    to: { path: AUDIENCES, pathNot: '^web/$1/' },
  }),
  never('ui-knows-no-domain', 'no domain word in web/ui: take it as children or a prop', {
    from: { path: '^web/ui/' },
    to: { path: '^web/(marketplace|visitor|customer|business|admin|routes)/' },
  }),
];

const general = [
  never('no-circular', 'move what both need into a third file', {
    // The router and its generated route tree know each other; that circle is the router's own.
    from: { pathNot: GENERATED },
    to: { circular: true, viaOnly: { pathNot: GENERATED } },
  }),
  never('no-test-code-in-product', 'move what the product needs out of the test code', {
    from: { path: OURS, pathNot: [TEST_CODE, TEST_RUNNER] },
    to: { path: TEST_CODE },
  }),
  // An import that cannot be resolved is one that no other rule sees.
  never('resolvable', 'correct the path, or install the package', {
    from: { path: OURS },
    to: { couldNotResolve: true },
  }),
];

module.exports = {
  forbidden: [...betweenFeatures, ...sides, ...general],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^dist/',
        '^[.]build/',
        '^tools/fixtures/',
        '^virtual:',
        '[?](url|raw|inline|worker)$',
        '[.]css$',
      ],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
