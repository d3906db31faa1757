import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FlowNode, nodeTraits, PeopleSource } from '../packages/flow/src/index.ts'

const root = join(import.meta.dirname, '..')
const home = 'packages/flow/src/nodes/'

/** The remaining comparisons, at most ten: one per file, with its reason. */
const compared: Readonly<Record<string, string>> = {
  'apps/server/src/features/flow-steps/answer-step.ts':
    'the endpoint belongs to the external node, and refuses waits of other kinds',
}

/** Tokens of formulas and statements have a kind `end`, months of a schedule a start and an end; synced rows may end. */
const otherWords = [
  'packages/formula/src/',
  'apps/server/src/features/data-interfaces/kinds/',
  'packages/flow/src/triggers/schedule/',
  'apps/studio/src/features/triggers/events/',
  'apps/server/src/features/automation/data-syncs/',
  'apps/studio/src/features/system/data-syncs/',
]

const kinds = Object.keys(nodeTraits)
const kind = `'(?:${kinds.join('|')})'`
const setting = `'(?:${ownSettings().join('|')})'`
const comparisons = [
  new RegExp(`\\bkind\\)?\\s*[!=]==\\s*${kind}`, 'g'),
  new RegExp(`${kind}\\s*[!=]==\\s*[\\w.?]*\\bkind\\b`, 'g'),
  new RegExp(`\\bswitch \\([\\w.?]*\\bkind\\) \\{\\s*case ${kind}`, 'g'),
  new RegExp(`\\[\\s*${kind}(?:,\\s*${kind})+,?\\s*\\]`, 'g'),
  new RegExp(`${setting} in (?:\\w*[nN]ode|one|step|settings|\\()`, 'g'),
  /Partial<Record<(?:NodeKindName|FlowNode\['kind'\])/g,
]

const sourceKind = `'(?:${PeopleSource.options.map(({ shape }) => shape.kind.value).join('|')})'`
const sourceComparison = new RegExp(
  `\\bsource\\.kind\\s*[!=]==\\s*${sourceKind}|switch \\(source\\.kind\\) \\{\\s*case ${sourceKind}`,
  'g',
)

test('shared code asks node kinds and never compares them', () => {
  const found = sources().flatMap(([path, text]) => comparisonsIn(text).map(() => path))

  expect(found.sort()).toEqual(Object.keys(compared).sort())
  expect(found.length).toBeLessThanOrEqual(10)
})

test('shared code asks sources of people and never compares their kinds', () => {
  expect(sources().flatMap(([path, text]) => (text.match(sourceComparison) ?? []).map(() => path))).toEqual(
    [],
  )
  expect("if (source.kind === 'handledAt')".match(sourceComparison)).toHaveLength(1)
})

test.each([
  "if (node.kind === 'handler') return",
  "nodes.filter(({ kind }) => kind !== 'start')",
  "const isStep = 'automation' === node.kind",
  "switch (node.kind) {\n    case 'copy':",
  "const withoutPeople = ['automation', 'timer']",
  "'voting' in node ? node.voting : undefined",
  "'inWorkingTime' in (nodes.get(id) ?? {})",
  'const sizes: Partial<Record<NodeKindName, Size>> = {}',
])('a comparison like `%s` is found', (line) => {
  expect(comparisonsIn(line)).toHaveLength(1)
})

test.each(["kind: 'handler'", "return 'copy'", "['start', 'middle', 'end']", "'flow' in action"])(
  '`%s` compares no kinds',
  (line) => {
    expect(comparisonsIn(line)).toEqual([])
  },
)

function comparisonsIn(text: string): readonly string[] {
  return comparisons.flatMap((comparison) => text.match(comparison) ?? [])
}

/** Returns the settings that only some kinds have. */
function ownSettings(): readonly string[] {
  const shapes = FlowNode.options.map(({ shape }) => Object.keys(shape))
  return [...new Set(shapes.flat())].filter((key) => !shapes.every((keys) => keys.includes(key)))
}

function sources(): readonly (readonly [path: string, text: string])[] {
  return ['apps', 'packages']
    .flatMap((top) => readdirSync(join(root, top)).map((part) => `${top}/${part}/src`))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => ![home, ...otherWords].some((start) => path.startsWith(start)))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const)
}
