import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type Addition, applyAddition, nextMigration } from './addition.ts'
import { newFeature } from './new-feature.ts'
import { newField } from './new-field.ts'
import { newNode } from './new-node.ts'

const root = join(import.meta.dirname, '../..')
const kinds: Readonly<Record<string, (name: string) => Addition>> = {
  feature: (name) => newFeature(name, nextMigration(root)),
  field: newField,
  node: newNode,
}

const [kind = '', name = ''] = process.argv.slice(2)
const make = kinds[kind]
try {
  if (!make) throw new Error('Usage: npm run new -- feature|field|node NAME')

  const addition = make(name)
  const written = applyAddition(root, addition)
  spawnSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...written], {
    cwd: root,
    stdio: 'ignore',
  })
  for (const path of written) console.log(`  ${path}`)
  for (const step of addition.next) console.log(`→ ${step}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
