import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const mostEntries = 25
const mostSegments = 7

/** A list of files in one order is not read as a room. */
const mayBeFull: readonly string[] = ['packages/db/migrations/tenant']

/** A package keeps the support of its tests in its `test` folder, even if that is one file. */
const isTestSupport = (folder: string) => folder.endsWith('/test')

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
  expect(full.filter((folder) => !mayBeFull.includes(folder))).toEqual([])
})

test(`no path has more than ${mostSegments} segments`, () => {
  const deep = files.filter((file) => file.split('/').length > mostSegments).map((file) => dirname(file))
  expect([...new Set(deep)]).toEqual([])
})

test('no folder holds a single file', () => {
  const isFile = (path: string) => !entries.has(path)
  const alone = [...entries]
    .filter(
      ([folder, names]) =>
        folder && names.size === 1 && [...names].every((name) => isFile(`${folder}/${name}`)),
    )
    .map(([folder]) => folder)
  expect(alone.filter((folder) => !isTestSupport(folder))).toEqual([])
})

test('names are searched by a matcher, which knows pinyin, or with their spelling', () => {
  const byLetters = files
    .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
    .filter((file) => !/(people\/directory\/find-people|i18n\/src\/pinyin\/matcher)\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => /\.toLowerCase\(\)\.includes\(/.test(line) && /\b(name|label|title)\b/.test(line))
        .filter((line) => !/spelling|search/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(byLetters).toEqual([])
})

/** When `use` is called only until its promise has settled, the page breaks: see `useKindViews`. */
test('no line waits for a promise only while something is missing', () => {
  const waits = files
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => /import \{[^}]*\buse\b[^}]*\} from 'react'/.test(source))
    .flatMap(({ file, source }) =>
      source
        .split('\n')
        .filter((line) => /\buse\((?![A-Z]\w*\))/.test(line))
        .map((line) => ({ file, line: line.trim() })),
    )
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.filter(({ line }) => !/^(?:return|const \S+ =) use\(/.test(line))).toEqual([])
})

/** When the act fails first, what was begun before it fails with no handler, and Node ends the whole run. */
test('a journey begins no wait before the act that ends it', () => {
  const journeys = files.filter((file) => /^e2e\/.*\.ts$/.test(file))
  const begun = journeys.filter((file) =>
    /= [\w.]+\.waitFor(Event|Request|Response)\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(journeys.length).toBeGreaterThan(0)
  expect(begun).toEqual([])
})

/** The driver of the browser takes the promise itself for the answer, and a promise is always true. */
test('a journey waits for no function that answers a promise', () => {
  const promised = files
    .filter((file) => /^e2e\/.*\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const waits = [...source.matchAll(/\.waitForFunction(?:<[^>]*>)?\(\s*(async\b|\w+|\(\) => \w+)/g)]
      return waits.flatMap(([, waited = '']) =>
        waited === 'async' || /=> caches$/.test(waited) || source.includes(`async function ${waited}(`)
          ? [`${file}: ${waited}`]
          : [],
      )
    })
  expect(promised).toEqual([])
})
