import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { productRoot } from './product.ts'

/** Most modules, own and of packages, that the server may load before it listens. Raise only with a reason. */
const most = { ours: 1600, packages: 771 }

const script = `
import { registerHooks } from 'node:module'
const urls = new Set()
registerHooks({ load: (url, context, next) => (urls.add(url), next(url, context)) })
await import(process.argv[1])
process.stdout.write(JSON.stringify([...urls]), () => process.exit(0))
`

test('the server loads no more modules at startup than its budget', () => {
  const node = join(productRoot, 'node_modules/node/bin/node')
  const start = join(import.meta.dirname, 'start-product.ts')
  const loaded = execFileSync(node, ['--input-type=module', '-e', script, start], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const counts = new Map<string, number>()
  for (const url of z.array(z.string()).parse(JSON.parse(loaded))) {
    const origin = originOf(url)
    if (origin !== undefined) counts.set(origin, (counts.get(origin) ?? 0) + 1)
  }
  const list = [...counts].sort(([, one], [, other]) => other - one)
  const sum = (isOurs: boolean) =>
    list.filter(([name]) => isOwn(name) === isOurs).reduce((total, [, count]) => total + count, 0)
  const said = list.map(([name, count]) => `${name} ${count}`).join('\n')

  expect(sum(true), said).toBeLessThanOrEqual(most.ours)
  expect(sum(false), said).toBeLessThanOrEqual(most.packages)
})

/** Returns the package or workspace of a module; undefined for built-in ones. */
function originOf(url: string): string | undefined {
  if (!url.startsWith('file:')) return undefined
  const [, foreign] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url) ?? []
  return foreign ?? /\/((?:apps|packages)\/[^/]+)\//.exec(url)?.[1]
}

function isOwn(name: string): boolean {
  return /^(apps|packages)\//.test(name)
}
