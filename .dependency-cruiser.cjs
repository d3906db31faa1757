/** The architecture, as rules. `npm run check` runs them; a message says where the code belongs instead. */
const layer = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const tests = '\\.test\\.tsx?$|/test/'

/** The folders of the server's features that group features. Every other folder there is a feature. */
const rooms = '(?:automation|cases|company|flows|forms|lookups|messages|personal)'

module.exports = {
  forbidden: [
    layer(
      'no-cycles',
      {},
      { circular: true },
      'Two modules that need each other are one module, or miss a third.',
    ),
    layer(
      'engines-are-pure',
      {
        path: '^packages/(std|formula|flow|form|list|print|chat)/src/',
        pathNot: '\\.test\\.tsx?$|^packages/print/src/.*\\.view\\.tsx$|^packages/print/src/react(/|\\.ts)',
      },
      {
        pathNot:
          '^packages/(std|formula|flow|form|list|print|chat|contract)/|node_modules/(zod|decimal\\.js-light|@preact/signals-core|fast-check|vitest)/',
      },
      'The engines know no database, no network, no clock and no React.',
    ),
    layer(
      'flow-and-form-are-strangers',
      { path: '^packages/(flow|form)(-ui)?/' },
      { path: '^packages/(flow|form)(-ui)?/', pathNot: '^packages/$1(-ui)?/' },
      'What both need belongs in formula or std.',
    ),
    layer(
      'contract-knows-no-side',
      { path: '^packages/contract/' },
      { path: '^(apps|packages/(db|client|ui|i18n))/' },
      'Both sides read the contract; it reads neither.',
    ),
    layer(
      'packages-never-import-apps',
      { path: '^packages/', pathNot: tests },
      { path: '^(apps|bench|e2e)/' },
      'Arrows point down: move the shared part into a package.',
    ),
    layer(
      'browser-never-sees-the-server',
      { path: '^(apps/(staff|studio)|packages/(client|ui|form|form-ui|print|i18n|chat))/', pathNot: tests },
      { path: '^(apps/server|packages/db)/' },
      'Talk to the server through @signet/client.',
    ),
    layer(
      'staff-carries-no-antd',
      { path: '^apps/staff/' },
      { path: 'node_modules/antd/' },
      'antd is for the studio only; the phone has packages/ui.',
    ),
    layer(
      'features-meet-at-the-door',
      { path: `^apps/([^/]+)/src/features/(${rooms}/[^/]+|[^/]+)/`, pathNot: tests },
      {
        path: '^apps/$1/src/features/',
        pathNot: `^apps/$1/src/features/($2/|(${rooms}/)?[^/]+/index\\.ts$)`,
      },
      'Import another feature through its index.ts, or move the shared part down.',
    ),
    layer(
      'rooms-know-no-feature',
      {
        path: '^apps/server/src/[^/]+/',
        pathNot: `${tests}|^apps/server/src/(features|seed)/|^apps/server/src/start/in-process\\.ts$`,
      },
      { path: '^apps/server/src/features/' },
      'Features stand on the rooms: move the shared part down, or hand it in from create-app.ts.',
    ),
    layer(
      'kit-lies-below-features',
      { path: '^apps/(staff|studio)/src/kit/', pathNot: tests },
      { path: '^apps/$1/src/(app|features)/' },
      'Features share the kit: move what it needs down, or hand it in.',
    ),
    layer(
      'features-know-no-app',
      { path: '^apps/(staff|studio)/src/features/', pathNot: tests },
      { path: '^apps/$1/src/app/' },
      'The app imports the features: move what they share into the kit.',
    ),
    layer(
      'sql-stays-in-stores',
      { path: '^apps/server/src/features/', pathNot: '-store\\.ts$|\\.test\\.ts$' },
      { path: 'node_modules/kysely/' },
      'Write the query in the *-store.ts of the feature.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(apps|packages)/[^/]+/(migrations|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
