import { printTexts } from '../texts/exchange.ts'
import type { Addition, Entry } from './addition.ts'
import { type Spellings, sameInEveryLanguage, spellings } from './spellings.ts'

const nodes = 'packages/flow/src/nodes'
const studio = 'apps/studio/src/features/flow-design'

/** A node kind that lets every token pass, with every method implemented, in every register. */
export function newNode(name: string): Addition {
  const names = spellings(name)
  const { kebab, camel } = names
  const folder = `${nodes}/${kebab}`
  const word = kebab.replaceAll('-', ' ')

  return {
    files: {
      ...Object.fromEntries(
        Object.entries(nodeFiles(names)).map(([ending, text]) => [`${folder}/${kebab}${ending}`, text]),
      ),
      [`${folder}/texts.ts`]: printTexts({ texts: sameInEveryLanguage({ name: word }) }),
    },
    entries: [
      ...engineEntries(names),
      {
        path: 'packages/bpmn/src/write/elements.ts',
        list: 'NodeElement<NodeOf<Kind>> } = {',
        entry: `${camel}: { type: () => 'Task', size: box, event: undefined },`,
      },
      {
        path: `${studio}/designer/node-faces.tsx`,
        list: 'NodeFace<NodeOf<Kind>> } = {',
        entry: `${camel}: { Icon: Workflow, tone: 'quiet', Settings: null, note: () => '', parts: [partOf('${camel}')] },`,
      },
      {
        path: `${studio}/texts.ts`,
        list: 'export const texts = {',
        entry: `'kind.${camel}': ${JSON.stringify(sameInEveryLanguage({ word })['word'])},`,
      },
    ],
    next: [
      `Say in ${folder}/${kebab}.ts what happens when a token arrives, in ${kebab}-settings.ts what is set and asked, and test it with the scenarios of @signet/flow/testing.`,
      `Name the node in three languages in ${folder}/texts.ts and ${studio}/texts.ts.`,
      `Give it its picture, note and settings in ${studio}/designer/node-faces.tsx and its element in packages/bpmn/src/write/elements.ts.`,
    ],
  }
}

function engineEntries({ kebab, camel }: Readonly<{ kebab: string; camel: string }>): readonly Entry[] {
  return [
    {
      path: 'packages/flow/src/definition/flow-definition.ts',
      imports: `import { ${camel}Settings } from '../nodes/${kebab}/${kebab}-settings.ts'`,
      list: "z.discriminatedUnion('kind', [",
      entry: `${camel}Settings,`,
    },
    {
      path: `${nodes}/traits-of.ts`,
      imports: `import { ${camel}Traits } from './${kebab}/${kebab}-settings.ts'`,
      list: 'export const nodeTraits = {',
      entry: `${camel}: ${camel}Traits,`,
    },
    {
      path: `${nodes}/node-kinds.ts`,
      imports: `import { ${camel} } from './${kebab}/${kebab}.ts'`,
      list: '[Kind in NodeKindName]: NodeKind<NodeOf<Kind>> }> = {',
      entry: `${camel},`,
    },
  ]
}

/** The files of a node kind that lets every token pass, by their ending: `wait-here` + `-settings.ts`. */
function nodeFiles({ kebab, camel, pascal }: Spellings): Readonly<Record<string, string>> {
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
