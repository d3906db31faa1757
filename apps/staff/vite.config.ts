import { join } from 'node:path'
import { contractCalls, lightSchemas } from '@signet/client/vite'
import { usualFieldsGroup } from '@signet/form-ui/vite'
import { textsPerLanguage } from '@signet/i18n/vite'
import { beforePaint } from '@signet/ui/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { webManifests } from './build/web-manifest.ts'

const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

const folders = ['apps/staff/src', 'packages/*/src']

/** Kinds whose views a form has usually; the others wait for their sentences. */
const usualKinds = [
  'basic/input',
  'basic/textarea',
  'basic/number',
  'basic/calculate',
  'basic/sub-table',
  'choice/select',
  'people/user-select',
  'rich/file-upload',
  'time/date',
]

const usualParts = [
  'fields/basic/sub-table/edit-grid.view.tsx',
  'fields/basic/sub-table/long-list.view.tsx',
  'fields/rich/file-upload/picture-viewer.view.tsx',
  'scan/scan-sheet.view.tsx',
  'calendar/day-calendar.tsx',
]

/** The modules whose sentences load with the home page and with the case page; all others follow with their pages. */
const parts = {
  first: ['apps/staff/src/app/main.tsx', 'apps/staff/src/features/home/home-page.tsx'],
  case: [
    'apps/staff/src/features/approvals/flow-before-page.tsx',
    ...usualKinds.map((kind) => `packages/form-ui/src/fields/${kind}/${kind.split('/')[1]}.view.tsx`),
    ...usualParts.map((path) => `packages/form-ui/src/${path}`),
  ],
}

/** Code that many pages need, in a few files instead of a hundred; the rest follows the lazy pages. */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/((react|react-dom|scheduler|@formatjs)\/|@tanstack\/(?!.*virtual)|intl-)|vite\/preload-helper/,
  },
  // Icons of chats, lists and menus are in several of their files and in none of a case.
  {
    name: 'icons',
    test: /node_modules\/lucide-react\/(?!dist\/esm\/icons\/(arrow-up|bell-off|check-check|circle-alert|cloud-upload|copy|download|eraser|external-link|globe|key-round|keyboard|layout-grid|locate-fixed|map-pin|messages-square|network|pin|rotate-ccw-clock|sliders-horizontal|star|table-2|tree-palm|upload|user-round-check|users-round|volume))/,
    minShareCount: 3,
  },
  { name: 'ui', test: /packages\/ui\/src\/(?!lists\/|marks\/app-icon|look\/accent)/ },
  {
    name: 'base',
    test: /packages\/(std\/src\/(?!contrast|password-faults|uuid)|client\/src\/(files\/|links\/|faults\/|read-answer|to-request|timers|call-for-each|session\/server-origin))|apps\/staff\/src\/(kit\/(context\/(?!each-session)|links\/(?!contact-href|chat-href)|pages\/(stack|broken|use-|lazy-))|features\/(home\/queries|records\/(record-search|use-models)|approval-lists\/(index|filters\/list-search)|approvals\/(case-(?!config)|operate\/operate-action)))/,
    minShareCount: 2,
  },
  // What waits to be sent is opened after the first frame of every page, and needs no form for that.
  {
    name: 'outbox',
    test: /apps\/staff\/src\/kit\/outbox\/waiting\./,
    minShareCount: 2,
  },
  // What a decision needs once it is sent; one file, since the first page names each file of its later ones.
  {
    name: 'sending',
    test: /apps\/staff\/src\/kit\/(outbox\/act|passwords\/identity-question)\./,
    minShareCount: 2,
  },
  {
    name: 'engine',
    test: /packages\/(form|formula)\/src\/|node_modules\/decimal\.js-light\//,
    minShareCount: 8,
  },
  {
    name: 'form',
    test: /packages\/(form-ui\/src\/(?!fields\/|lookup\/(l[ei][nv]|lookup-(sheet|results)|people)|scan\/|paper|location|qr-code|codes|calendar\/day-)|client\/src\/(lookup|forms)\/)/,
    minShareCount: 6,
  },
  { name: 'form-pages', test: /apps\/staff\/src\/kit\/(forms|fields\/attachment-list)/, minShareCount: 3 },
  usualFieldsGroup,
  {
    name: 'approvals',
    test: /apps\/staff\/src\/features\/approvals\/(queries|case|launch\/use-submit|notes\/(?!conflict|later|use-decided)|timeline\/|operate\/(way-ahead|use-open-choices|operate-href))/,
    minShareCount: 2,
  },
]

/** Files that index.html loads: a page need not name them again among those that it needs. */
const isAtStart = /\/(?:rolldown-runtime|vendor|icons|ui|base)-[^/]*$/

export default defineConfig({
  base: '/',
  plugins: [
    contractCalls({
      madeIn: ['apps/staff/src', 'packages/{client,form-ui,print,ui,chat}/src'],
      later: [
        'accessKeys',
        'accessRequests',
        'account',
        'caseAccess',
        'channels',
        'chat',
        'chatBlocks',
        'chatReports',
        'contacts',
        'decisionLinks',
        'delegations',
        'documents',
        'evidence',
        'locations',
        'myself',
        'passkeys',
        'personnel',
        'phrases',
        'printTemplates',
        'recordSheets',
        'recordViews',
        'registration',
        'rightsHelp',
        'scanLogin',
        'schedules',
        'seals',
        'shortLinks',
        'socials',
        'waysIn',
      ],
    }),
    lightSchemas(),
    textsPerLanguage({ folders, withStudio: false, parts }),
    webManifests(),
    beforePaint({ scripts: [join(import.meta.dirname, 'src/app/first-frame.js')] }),
    react(),
  ],
  build: {
    target: 'es2024',
    manifest: true,
    modulePreload: {
      resolveDependencies: (_page, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isAtStart.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server }, '/websocket': { target: server, ws: true } },
  },
})
