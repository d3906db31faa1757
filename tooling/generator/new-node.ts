import { printTexts } from '../texts/print-texts.ts'
import type { Addition } from './addition.ts'
import { sameInEveryLanguage } from './same-in-every-language.ts'
import { spellings } from './spellings.ts'

/** A node kind that lets every token pass: the smallest one that is sound. */
export function newNode(name: string): Addition {
  const { kebab, camel, pascal } = spellings(name)
  const folder = `packages/flow/src/nodes/${kebab}`

  return {
    files: {
      [`${folder}/${kebab}-settings.ts`]: `import { z } from 'zod'
import { nodeSettings } from '../node-settings.ts'

export const ${camel}Settings = z.object({ ...nodeSettings, kind: z.literal('${kebab}') })
export type ${pascal}Node = z.infer<typeof ${camel}Settings>
`,
      [`${folder}/${kebab}.ts`]: `import { nextSteps } from '../../engine/next-steps.ts'
import type { NodeKind } from '../node-kind.ts'
import type { ${pascal}Node } from './${kebab}-settings.ts'

/** Lets every token pass. */
export const ${camel}: NodeKind<${pascal}Node> = {
  waitsFor: 'nothing',
  enter: (run, { id }, { from }) => nextSteps(run, id, from),
  exits: (_node, lines) => [lines],
  problems: () => [],
}
`,
      [`${folder}/${kebab}.test.ts`]: `import { expect, test } from 'vitest'
import { FlowNode } from '../../flow-definition.ts'
import { kindOf } from '../node-kinds.ts'

test('a designer may place the node, and no token stays at it', () => {
  const node = FlowNode.parse({ id: 'here', name: 'Here', kind: '${kebab}' })

  expect(kindOf(node).waitsFor).toBe('nothing')
})
`,
      [`${folder}/texts.ts`]: printTexts({ texts: sameInEveryLanguage({ name: kebab }) }),
    },
    entries: [
      {
        path: 'packages/flow/src/flow-definition.ts',
        imports: `import { ${camel}Settings } from './nodes/${kebab}/${kebab}-settings.ts'`,
        list: "z.discriminatedUnion('kind', [",
        entry: `${camel}Settings,`,
      },
      {
        path: 'packages/flow/src/nodes/node-kinds.ts',
        imports: `import { ${camel} } from './${kebab}/${kebab}.ts'`,
        list: '[Kind in NodeKindName]: NodeKind<NodeOf<Kind>> }> = {',
        entry: kebab === camel ? `${camel},` : `'${kebab}': ${camel},`,
      },
    ],
    next: [
      `Say in ${folder}/${kebab}.ts what happens when a token arrives, and test it with the scenarios of @signet/flow/testing.`,
      `Name the node in three languages in ${folder}/texts.ts.`,
    ],
  }
}
