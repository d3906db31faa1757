import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namespaceOf } from './catalogue.ts'
import { readTexts } from './node.ts'

const root = join(import.meta.dirname, '../../..')

/** The folders whose texts the build gives to a client, as its configuration names them. */
function textFoldersOf(client: string): readonly string[] {
  const config = readFileSync(join(root, `apps/${client}/vite.config.ts`), 'utf8')
  const [, list = ''] = /const folders = \[([^\]]*)\]/.exec(config) ?? []
  return [...list.matchAll(/'([^']+)'/g)].map(([, folder = '']) => folder)
}

async function keysOf(client: string): Promise<ReadonlySet<string>> {
  const files = Object.entries(await readTexts(root, textFoldersOf(client)))
  const own = files.map(
    ([path, { texts, studioTexts }]) =>
      [path, client === 'studio' ? { ...texts, ...studioTexts } : texts] as const,
  )
  return new Set(own.flatMap(([path, texts]) => Object.keys(texts).map((key) => namespaceOf(path) + key)))
}

test.each(['staff', 'studio'])('every sentence that %s names is one that its build has', async (client) => {
  const known = await keysOf(client)
  expect(known.size).toBeGreaterThan(500)
  const files = globSync(`apps/${client}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\btexts\.ts$/.test(file),
  )
  const missing = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\('([a-z][\w.-]*\.[\w.-]+)'/g)].flatMap(
      ([, key = '']) => (known.has(key) ? [] : [`${file}: ${key}`]),
    ),
  )

  expect(missing).toEqual([])
})
