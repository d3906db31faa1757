import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const { packages } = JSON.parse(read('package-lock.json')) as {
  packages: Readonly<Record<string, Readonly<{ dev?: boolean }>>>
}

const isTest = /\.test\.tsx?$|\/test(ing)?\//
const [importing, bare] = [
  /^\s*(?:import|export)\s(?!type\b)[\w\s{},*$]*?['"]([^'"]+)['"]/gm,
  /^(@[\w.-]+\/)?[\w.-]+/,
]
const ofNode = new Set(builtinModules)

/** What a running server loads, and what the clients are built from and by. */
function filesInProduction(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', 'apps', 'packages', 'tooling'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed
    .split('\n')
    .filter(
      (path) =>
        /^(apps|packages)\/[^/]+\/(src|vite\.config)/.test(path) || /^tooling\/[\w-]+\.mjs$/.test(path),
    )
    .filter((path) => /\.(m?ts|tsx|mjs)$/.test(path) && !isTest.test(path))
}

function packagesIn(path: string): readonly string[] {
  const named = Array.from(read(path).matchAll(importing), ([, from = '']) => from)
  return named
    .filter((from) => !from.startsWith('.') && !from.startsWith('node:') && !ofNode.has(from))
    .flatMap((from) => bare.exec(from)?.[0] ?? [])
}

test('a start without development dependencies finds every package that it loads or builds with', () => {
  const missing = filesInProduction().flatMap((path) =>
    packagesIn(path).flatMap((name) => {
      const [, workspace = ''] = /^((?:apps|packages)\/[^/]+)\//.exec(path) ?? []
      const entry = packages[`${workspace}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      return entry?.dev ? [`${path} needs ${name}`] : []
    }),
  )

  expect(missing).toEqual([])
})

test.each(['node', 'vite', '@vitejs/plugin-react'])(
  '%s is installed without development dependencies',
  (name) => {
    expect(packages[`node_modules/${name}`]?.dev).toBeUndefined()
  },
)
