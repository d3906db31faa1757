import type { Spellings } from './spellings.ts'

/** The files of a node kind that lets every token pass, by their ending: `wait-here` + `-settings.ts`. */
export function nodeFiles({ kebab, camel, pascal }: Spellings): Readonly<Record<string, string>> {
  return {
    '-settings.ts': `import { z } from 'zod'
import { type NodeTraits, nodeSettings } from '../node-settings.ts'

export const ${camel}Settings = z.object({ ...nodeSettings, kind: z.literal('${camel}') })
export type ${pascal}Node = z.infer<typeof ${camel}Settings>

export const ${camel}Traits = {
  waitsFor: 'nothing',
  linesIn: 'any',
  linesOut: 'one',
  task: undefined,
  informs: false,
  findsPeople: false,
  fields: undefined,
  isTimed: false,
} as const satisfies NodeTraits<${pascal}Node>
`,
    '.ts': `import { nextSteps } from '../../engine/run.ts'
import type { NodeKind } from '../node-kind.ts'
import { type ${pascal}Node, ${camel}Traits } from './${kebab}-settings.ts'

/** Lets every token pass. */
export const ${camel}: NodeKind<${pascal}Node> = {
  ...${camel}Traits,
  enter: (run, { id }, { from }) => nextSteps(run, id, from),
  exits: (_node, lines) => [lines],
  outside: () => undefined,
  problems: () => [],
}
`,
    '.test.ts': `import { expect, test } from 'vitest'
import { chain, drawn, flowOf, launches, peopleNode } from '../../../test/index.ts'
import { compileFlow } from '../../definition/flow-plan.ts'
import { findUnsoundness } from '../../soundness/find-unsoundness.ts'

const flow = drawn(
  [{ id: 'here', kind: '${camel}', name: 'Here' }, peopleNode('review', 'li')],
  chain('begin', 'here', 'review', 'end'),
)

test('a flow with the node is sound, and a case goes through it', () => {
  expect(findUnsoundness(compileFlow(flow, {}))).toEqual([])
  flowOf(flow).when('chen', launches()).expectToDo('li', 'review')
})
`,
  }
}
