import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { type Addition, applyAddition, nextMigration } from './addition.ts'
import { newFeature } from './new-feature.ts'
import { newField } from './new-field.ts'
import { newNode } from './new-node.ts'

const root = join(import.meta.dirname, '../..')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signet-new-'))
  return () => rmSync(folder, { recursive: true })
})

/** Works on copies of the real registers, so that a changed register fails here. */
function generate(addition: Addition): Record<string, string> {
  for (const { path } of addition.entries) cpSync(join(root, path), join(folder, path))
  const written = applyAddition(folder, addition)
  return Object.fromEntries(written.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

test.each([
  ['node', newNode('wait-here'), 'packages/flow/src/nodes/node-kinds.ts', 'waitHere,'],
  ['field', newField('blood-group'), 'packages/form/src/fields/index.ts', "'blood-group': bloodGroup,"],
  ['feature', newFeature('short-trips', '0042'), 'packages/contract/src/index.ts', 'shortTrips,'],
])('a new %s gets valid TypeScript files and its register entries', (_kind, addition, register, line) => {
  const written = generate(addition)

  expect(written[register]).toContain(line)
  for (const [path, content] of Object.entries(written)) {
    if (path.endsWith('.ts')) expect(() => stripTypeScriptTypes(content), path).not.toThrow()
  }
})

test('imports between the files of a part resolve', () => {
  for (const addition of [
    newNode('wait'),
    newField('rating'),
    newFeature('trips', '0042'),
    newFeature('lookups/rides', '0043'),
  ]) {
    const written = generate(addition)
    const made = new Set(Object.keys(addition.files))
    for (const [path, content] of Object.entries(written))
      for (const [, imported = ''] of content.matchAll(/ from '(\.[^']+)'/g)) {
        const target = join(dirname(path), imported)
        const isThere = made.has(target) || readable(join(root, target))
        expect(isThere, `${path} imports ${target}`).toBe(true)
      }
  }
})

test('an existing name changes nothing', () => {
  const addition = newNode('wait')
  generate(addition)
  const before = readFileSync(join(folder, 'packages/flow/src/nodes/node-kinds.ts'), 'utf8')

  expect(() => applyAddition(folder, addition)).toThrow(/wait.ts.* exists already/)
  expect(readFileSync(join(folder, 'packages/flow/src/nodes/node-kinds.ts'), 'utf8')).toBe(before)
})

test.each(['Short', 'a_b', '-x', '', '../x'])('"%s" is not a name', (name) => {
  expect(() => newField(name)).toThrow(/is not a name like/)
})

test('a room of features holds no further room', () => {
  expect(() => newFeature('lookups/near/trips', '0042')).toThrow(/too deep/)
  expect(() => newFeature('../trips', '0042')).toThrow(/is not a name like/)
})

test('the next migration is one more than the last', () => {
  expect(Number(nextMigration(root))).toBeGreaterThan(1)
})

function readable(path: string): boolean {
  try {
    readFileSync(path)
    return true
  } catch {
    return false
  }
}
