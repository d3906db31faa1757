import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const mostEntries = 25
const mostSegments = 8

/** Folders that are too full still. The list may only get shorter: sort one, then delete its line. */
const stillTooFull: readonly string[] = [
  'apps/server/src/features',
  'apps/server/src/features/approvals/deciding',
  'apps/server/src/features/data-interfaces',
  'apps/server/src/features/delegations',
  'apps/server/src/features/files',
  'apps/server/src/features/organization',
  'apps/server/src/features/record-sheets',
  'apps/server/src/features/short-links',
  'apps/server/src/features/triggers',
  'apps/server/src/http',
  'bench/src',
  'packages/db/migrations/tenant',
  'tooling',
]
/** Folders whose files lie too deep still. */
const stillTooDeep: readonly string[] = []

/** Folders of one file, whose file belongs beside its importer. */
const stillAlone: readonly string[] = [
  'packages/client/test',
  'packages/db/test',
  'packages/form/scripts',
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
  expect(full.filter((folder) => !stillTooFull.includes(folder))).toEqual([])
})

test(`no path has more than ${mostSegments} segments`, () => {
  const deep = files.filter((file) => file.split('/').length > mostSegments).map((file) => dirname(file))
  expect([...new Set(deep)].filter((folder) => !stillTooDeep.includes(folder))).toEqual([])
})

test('no folder holds a single file', () => {
  const isFile = (path: string) => !entries.has(path)
  const alone = [...entries]
    .filter(
      ([folder, names]) =>
        folder && names.size === 1 && [...names].every((name) => isFile(`${folder}/${name}`)),
    )
    .map(([folder]) => folder)
  expect(alone.filter((folder) => !stillAlone.includes(folder))).toEqual([])
})
