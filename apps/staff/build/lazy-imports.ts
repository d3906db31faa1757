import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Where a module imports another, as far as the build keeps it. */
type Imports = Readonly<{ atOnce: readonly string[]; lazily: readonly string[] }>

const statements = /^(?:import|export)\s+(?!type\s)([^'"()]*?)\s*(?:from\s*)?'([^']+)'/gm
const calls = /(?<!typeof )\bimport\('([^']+)'\)/g

/** Reads the imports of a module from its source; those of types alone are none. */
export function importsIn(source: string): Imports {
  const atOnce = Array.from(source.matchAll(statements), ([, names = '', from = '']) => ({ names, from }))
    .filter(({ names }) => !isOfTypes(names))
    .map(({ from }) => from)
  const lazily = Array.from(source.matchAll(calls), ([, from = '']) => from)
  return { atOnce, lazily }
}

function isOfTypes(names: string): boolean {
  const inside = /^\{([^}]*)\}$/s.exec(names.trim())?.[1]
  const each = inside
    ?.split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '))
}

type Places = Readonly<{ client: string; packages: string }>

/**
 * Follows the sources from some modules of a client. Returns what they, and all that loads with them at once, import on
 * demand, each with the first module that does. Paths are relative to the client; each file is read once.
 */
export function createFollower({ client, packages }: Places) {
  const nameOf = (path: string) => relative(client, path)
  const read = new Map<string, Imports>()
  const ownImports = (path: string): Imports => {
    const known = read.get(path)
    if (known) return known
    const own = (from: string) => resolve({ packages, from: path, specifier: from }) ?? []
    const { atOnce, lazily } = importsIn(readFileSync(path, 'utf8'))
    const found = { atOnce: atOnce.flatMap(own), lazily: lazily.flatMap(own) }
    read.set(path, found)
    return found
  }

  return (entries: readonly string[]): ReadonlyMap<string, string> => {
    const modules = new Set<string>(entries.map((entry) => join(client, entry)))
    const lazy = new Map<string, string>()
    // A set also walks what is added to it meanwhile.
    for (const path of modules) {
      const { atOnce, lazily } = ownImports(path)
      for (const module of atOnce) modules.add(module)
      for (const part of lazily.map(nameOf)) lazy.set(part, lazy.get(part) ?? nameOf(path))
    }
    return lazy
  }
}

type Named = Readonly<{ packages: string; from: string; specifier: string }>

/** The file of one of our own modules; undefined for libraries, styles and what the build makes. */
function resolve({ packages, from, specifier }: Named): string | undefined {
  if (specifier.startsWith('.')) return ours(join(dirname(from), specifier))
  const [, name, path = ''] = /^@signet\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  if (name === undefined) return undefined
  const folder = join(packages, name)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8'))
  const target: unknown = exports[`.${path}`]
  return typeof target === 'string' ? ours(join(folder, target)) : undefined
}

function ours(path: string): string | undefined {
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined
}
