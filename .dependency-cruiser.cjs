const { readFileSync } = require('node:fs')

/** What visitors may call (server/services.ts), and previews of drafts. */
const called = readFileSync('server/services.ts', 'utf8').matchAll(/from '\.\/([\w-]+)\/service\.ts'/g)
const domains = [...called]
  .map(([, name]) => name)
  .concat('previews')
  .join('|')

/**
 * Who may import whom (docs/architecture.md): left from right, nothing else. Each rule names what a folder may NOT reach.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment:
        'Of files; those of folders are found by scripts/folder-circles.ts. Imports of types count as well. The generated types of routes (.react-router) are left out.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'content-imports-contract-only',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(app|assistant|desk|search|server|operator|scripts|tests)/' },
    },
    {
      name: 'contract-imports-nothing',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|assistant|content|server|operator|scripts|tests)/' },
    },
    {
      name: 'search-imports-contract-only',
      comment: 'Runs in the browser and on the server alike.',
      severity: 'error',
      from: { path: '^search/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|assistant|content|server|operator|scripts|tests)/' },
    },
    {
      name: 'assistant-imports-search-and-content',
      severity: 'error',
      from: { path: '^assistant/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|server|operator|scripts|tests|bench)/' },
    },
    {
      name: 'assistant-learns-at-build-time-only',
      comment:
        'Utterances and training are no part of what answers requests; the process that makes a published site learns anew.',
      severity: 'error',
      from: {
        path: '^(app|server|operator)/|^assistant/(?!learn/)',
        pathNot: '\\.test\\.ts$|^server/publishing/learn-site\\.ts$',
      },
      to: { path: '^assistant/learn/' },
    },
    {
      name: 'server-asks-the-assistant-by-its-door',
      severity: 'error',
      from: { path: '^(server|operator)/', pathNot: '\\.test\\.ts$|^server/publishing/' },
      to: { path: '^assistant/(?!(answer|knowledge|question-groups|model/(check|prompt|written-text))\\.ts$)' },
    },
    {
      name: 'search-comes-when-it-is-opened',
      comment:
        'Index, ranking and dialog are loaded by the dialog alone; the button brings nothing of them but how to fetch them.',
      severity: 'error',
      from: { path: '^app/(?!search/)|^app/search/(search-button|fetched-dialog)\\.tsx?$' },
      to: {
        path: '^search/|^app/search/(?!(search-button|fetched-dialog)\\.tsx?$)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'chat-comes-when-it-is-opened',
      comment: 'The button brings nothing of the dialog but how to fetch it.',
      severity: 'error',
      from: { path: '^app/(?!chat/)|^app/chat/(chat-button|fetched-dialog)\\.tsx?$' },
      to: {
        path: '^app/chat/(?!(chat-button|chat-copy|fetched-dialog|is-chat-kept)\\.tsx?$)',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'ui-knows-no-copy-and-no-data',
      severity: 'error',
      from: { path: '^app/ui/' },
      to: { path: '^(app/(?!ui/)|content|contract|server|operator)' },
    },
    {
      name: 'drawings-know-no-copy-and-no-data',
      severity: 'error',
      from: { path: '^app/drawings/' },
      to: { path: '^(app/(?!drawings/)|content|contract|server|operator)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'lib-stays-below-components',
      severity: 'error',
      from: { path: '^app/lib/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(app/(ui|sections|layout|pages|drawings|chat|tools)/|server|operator)' },
    },
    {
      name: 'components-take-copy-as-props',
      comment:
        'Only types of content, the site map and the sums that tool and copy share; the words arrive as props from a loader.',
      severity: 'error',
      from: { path: '^app/(sections|layout|search|chat|tools)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^content/',
        pathNot: '^content/(site|savings|swiss-time|feeds)\\.ts$|^content/(de|en)/crash\\.yaml$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'posting-knows-no-component-and-no-copy',
      comment: 'Pure rules of bookkeeping, and below them how IBANs, references and bills are written.',
      severity: 'error',
      from: { path: '^app/(posting|payments)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(app/(?!posting/|payments/)|content|server|operator|assistant|search)/?',
        pathNot: '^content/(holiday-rules|swiss-time)\\.ts$',
      },
    },
    {
      name: 'components-know-no-page-and-no-server',
      severity: 'error',
      from: { path: '^app/(sections|layout|search|chat|tools)/' },
      to: { path: '^(app/pages|server|operator)/' },
    },
    {
      name: 'the-desk-stands-apart',
      comment: 'The public site knows nothing of the desk, and no server folder is built on its pages.',
      severity: 'error',
      from: { pathNot: '^(desk|scripts|tests)/' },
      to: { path: '^desk/' },
    },
    {
      name: 'the-desk-takes-words-and-services',
      comment: 'Nothing of the public site; words arrive from words.server.ts, services through backend.server.ts.',
      severity: 'error',
      from: { path: '^desk/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(app|operator|scripts|search|assistant)/' },
    },
    {
      name: 'one-door-from-the-desk-to-services',
      comment: 'Besides the door: types, the table of roles, the cookie, and whether a passkey was shown just now.',
      severity: 'error',
      from: { path: '^desk/', pathNot: '^desk/backend\\.server\\.ts$' },
      to: {
        path: '^server/',
        pathNot: '^server/(team/(roles|sessions)|desk/cookie)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'migrations-are-frozen',
      comment:
        'A migration says the same whatever becomes of the code: of ours it asks which store this is, and nothing else. The first one fills a new store with the places that content/tiers.yaml says, whatever they are by then.',
      severity: 'error',
      from: { path: '^server/db/migrations/', pathNot: '/0001-first-light\\.ts$' },
      to: {
        path: '^(app|assistant|content|contract|desk|operator|search|server)/',
        pathNot: '^server/db/dialect\\.ts$',
      },
    },
    {
      name: 'nothing-is-built-on-the-styleguide',
      comment: 'It is mounted while developing only (app/routes.ts).',
      severity: 'error',
      from: { pathNot: '^scripts/dev/styleguide/' },
      to: { path: '^scripts/dev/styleguide/' },
    },
    {
      name: 'one-door-to-the-server',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/backend\\.server\\.ts$' },
      to: { path: '^(assistant|server|operator)/' },
    },
    {
      name: 'server-never-imports-app',
      severity: 'error',
      from: { path: '^(server|operator)/' },
      to: { path: '^app/' },
    },
    {
      name: 'server-never-imports-tools-and-tests',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(operator|scripts|tests|bench)/' },
    },
    {
      name: 'domains-never-import-each-other',
      comment: 'All that visitors may call; what the desk and the daily jobs do across them has folders of its own.',
      severity: 'error',
      from: { path: `^server/(${domains})/`, pathNot: '\\.test\\.ts$' },
      to: { path: `^server/(${domains})/`, pathNot: '^server/$1/' },
    },
    {
      name: 'mail-knows-no-domain',
      comment: 'Layout, outbox and transport. Letters lie with their domain; server/letters.ts puts them together.',
      severity: 'error',
      from: { path: '^server/mail/', pathNot: '\\.test\\.ts$' },
      to: { path: '^server/(?!(mail|abuse|db)/|(config|context|log|log-rarely)\\.ts$)' },
    },
    {
      name: 'stores-stand-on-the-database-only',
      severity: 'error',
      from: { path: '^server/[^/]+/store\\.ts$' },
      to: { path: '^server/', pathNot: '^server/(db/|[^/]+/store\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build|\\.react-router)/|\\?url$|\\.css$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
