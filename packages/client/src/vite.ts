import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, type Endpoint } from '@signet/contract'
import type { Plugin } from 'vite'
import { type Call, type CallTable, calls } from './calls.ts'
import { installedVersion } from './installed-version.ts'

const root = join(import.meta.dirname, '../../..')

type CallOptions = Readonly<{
  /**
   * Folders of the code that makes the calls. Calls that it never names are left out, and so are features of which
   * every call is for administrators. All calls without it.
   */
  madeIn?: readonly string[]
  /** Features that few pages use; their calls load with the first one that is made. */
  later?: readonly string[]
}>

const laterModule = 'virtual:later-calls'

/**
 * Replaces the table of calls and the installed version by plain data at build time, so that the browser loads neither
 * the contract nor a file.
 */
export function contractCalls({ madeIn, later = [] }: CallOptions = {}): Plugin {
  const table = Object.entries(madeIn ? namedIn(calls, madeIn) : calls)
  const isLater = ([group]: (typeof table)[number]) => later.includes(group)
  const modules = [
    {
      path: '/packages/client/src/calls.ts',
      code: `${moduleOf(table.filter((group) => !isLater(group)))}
export const laterFeatures = ${JSON.stringify(later)}
export const laterCalls = async () => (await import('${laterModule}')).calls`,
    },
    { path: laterModule, code: moduleOf(table.filter(isLater)) },
    {
      path: '/packages/client/src/installed-version.ts',
      code: `export const installedVersion = ${JSON.stringify(installedVersion)}`,
    },
  ]
  return {
    name: 'signet:contract-calls',
    enforce: 'pre',
    resolveId: (id) => (id === laterModule ? `\0${laterModule}` : null),
    load: (id) => modules.find(({ path }) => id.endsWith(path))?.code ?? null,
  }
}

/** A line for each call, since everybody loads all of them: name, method, address, encoding, and whether it only reads. */
function moduleOf(table: readonly (readonly [string, CallTable[string]])[]): string {
  const groups = table.map(([group, its]) => [
    group,
    Object.entries(its)
      .map(([name, call]) => lineOf(name, call))
      .join('|'),
  ])
  return `const read = (line) => {
  const [name, method, path, encoding, onlyReads] = line.split(' ')
  return [name, { method, path: '/api' + path, encoding, onlyReads }]
}
export const calls = ${JSON.stringify(Object.fromEntries(groups))}
for (const group in calls) calls[group] = Object.fromEntries(calls[group].split('|').map(read))`
}

function lineOf(name: string, { method, path, encoding, onlyReads }: Call): string {
  return `${name} ${method} ${path.slice('/api'.length)} ${encoding ?? ''} ${onlyReads ? 'reads' : ''}`.trimEnd()
}

/**
 * Returns the calls whose group and own name both occur somewhere in the code. Names of administrators' calls (create,
 * open, remove) are common words, so such a call must be made in a file that names its group.
 */
function namedIn(all: CallTable, folders: readonly string[]): CallTable {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  ).filter((file) => !/\.test\.tsx?$|(?:^|\/)texts\.ts$/.test(file))
  const sources = files.map((file) => readSource(join(root, file)))
  const isNamed = (word: string) => sources.some(({ words }) => words.has(word))
  const isMade = (group: string, name: string) =>
    sources.some(({ words, called }) => words.has(group) && called.has(name))
  const isNeeded = (group: string, name: string) =>
    isForAdministrators(group, name) ? isMade(group, name) : isNamed(group) && isNamed(name)

  const groups = Object.entries(all).map(
    ([group, its]) => [group, Object.entries(its).filter(([name]) => isNeeded(group, name))] as const,
  )
  return Object.fromEntries(
    groups.filter(([, its]) => its.length > 0).map(([group, its]) => [group, Object.fromEntries(its)]),
  )
}

function readSource(path: string) {
  const text = readFileSync(path, 'utf8')
  return {
    words: new Set(text.match(/\w+/g)),
    called: new Set(Array.from(text.matchAll(/\b(\w+)\(/g), ([, name]) => name)),
  }
}

function isForAdministrators(group: string, name: string): boolean {
  const endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract
  return endpoints[group]?.[name]?.access === 'administrator'
}

/** Takes the light schemas for zod: what the server sent is read in a tenth of the code. */
export function lightSchemas(): Plugin {
  const light = join(import.meta.dirname, 'light-schemas.ts')
  return {
    name: 'signet:light-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? light : null),
  }
}
