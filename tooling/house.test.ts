import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const mostEntries = 25
const mostSegments = 8

/** Folders that are too full still. The list may only get shorter: sort one, then delete its line. */
const stillTooFull: readonly string[] = [
  'apps/server/src',
  'apps/server/src/features',
  'apps/server/src/features/approvals/case',
  'apps/server/src/features/approvals/deciding',
  'apps/server/src/features/data-interfaces',
  'apps/server/src/features/delegations',
  'apps/server/src/features/files',
  'apps/server/src/features/organization',
  'apps/server/src/features/record-sheets',
  'apps/server/src/features/short-links',
  'apps/server/src/features/triggers',
  'apps/server/src/http',
  'apps/server/src/replay',
  'apps/staff/src/features/approval-lists',
  'apps/staff/src/features/approvals/case',
  'apps/staff/src/features/records/list',
  'apps/staff/src/lib',
  'apps/studio/src/features/approvals',
  'apps/studio/src/features/flow-design/designer',
  'apps/studio/src/features/flow-design/designer/properties',
  'apps/studio/src/features/form-design/designer',
  'apps/studio/src/features/form-design/designer/properties/controls',
  'apps/studio/src/shell',
  'bench/src',
  'e2e/src/journeys',
  'packages/client/src',
  'packages/contract/src',
  'packages/db/migrations/tenant',
  'packages/flow/src',
  'packages/form/src',
  'packages/form/src/fields',
  'packages/form/src/fields/location',
  'packages/form/src/skins',
  'packages/formula/src',
  'tooling',
]
/** Folders whose files lie too deep still. */
const stillTooDeep: readonly string[] = [
  'apps/studio/src/features/flow-design/designer/canvas/graph',
  'apps/studio/src/features/flow-design/designer/properties/steps',
  'apps/studio/src/features/flow-design/designer/review/drawing',
  'apps/studio/src/features/form-design/designer/properties/controls',
]

/** Folders of one file, whose file belongs beside its importer. */
const stillAlone: readonly string[] = [
  'apps/server/src/designs',
  'apps/staff/src/features/records/launch',
  'apps/studio/src/features/flow-design/designer/files',
  'packages/client/src/places',
  'packages/client/test',
  'packages/db/test',
  'packages/flow/src/nodes/automation/actions/add-record',
  'packages/flow/src/nodes/automation/actions/add-schedule',
  'packages/flow/src/nodes/automation/actions/call-interface',
  'packages/flow/src/nodes/automation/actions/delete-records',
  'packages/flow/src/nodes/automation/actions/launch-flow',
  'packages/flow/src/nodes/automation/actions/read-record',
  'packages/flow/src/nodes/automation/actions/send-message',
  'packages/flow/src/nodes/automation/actions/update-records',
  'packages/form/scripts',
  'packages/form/src/studio',
  'packages/formula/scripts',
  'packages/i18n/test',
  'packages/list/test',
  'packages/print/test',
  'tooling/hooks',
]

const files = execFileSync('git', ['ls-files', 'apps', 'packages', 'bench', 'e2e', 'tooling'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')

/** The names in each folder, files and folders. */
const entries = new Map<string, Set<string>>()
for (const file of files) {
  const parts = file.split('/')
  for (const [at, name] of parts.entries()) {
    const folder = parts.slice(0, at).join('/')
    entries.set(folder, (entries.get(folder) ?? new Set()).add(name))
  }
}

test(`no folder has more than ${mostEntries} entries`, () => {
  const full = [...entries].filter(([, names]) => names.size > mostEntries).map(([folder]) => folder)
  expect(full.sort()).toEqual([...stillTooFull].sort())
})

test(`no path has more than ${mostSegments} segments`, () => {
  const deep = files.filter((file) => file.split('/').length > mostSegments).map((file) => dirname(file))
  expect([...new Set(deep)].sort()).toEqual([...stillTooDeep].sort())
})

test('no folder holds a single file', () => {
  const isFile = (path: string) => !entries.has(path)
  const alone = [...entries]
    .filter(
      ([folder, names]) =>
        folder && names.size === 1 && [...names].every((name) => isFile(`${folder}/${name}`)),
    )
    .map(([folder]) => folder)
  expect(alone.sort()).toEqual([...stillAlone].sort())
})
