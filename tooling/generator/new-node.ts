import type { Addition, Entry } from './addition.ts'
import { nodeFiles } from './node-files.ts'
import { spellings } from './spellings.ts'

const nodes = 'packages/flow/src/nodes'
const studio = 'apps/studio/src/features/flow-design'

/** A node kind that lets every token pass, with every question answered, in every register. */
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
      ...locales(`${folder}/locales`, { name: word }),
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
      ...languages.map((language) => ({
        path: `${studio}/locales/${language}.json`,
        list: '{',
        entry: `${JSON.stringify(`kind.${camel}`)}: ${JSON.stringify(word)}`,
      })),
    ],
    next: [
      `Say in ${folder}/${kebab}.ts what happens when a token arrives, in ${kebab}-settings.ts what is set and asked, and test it with the scenarios of @signet/flow/testing.`,
      `Name the node in three languages in ${folder}/locales and ${studio}/locales.`,
      `Give it its picture, note and settings in ${studio}/designer/node-faces.tsx and its element in packages/bpmn/src/write/elements.ts.`,
    ],
  }
}

function engineEntries({ kebab, camel }: Readonly<{ kebab: string; camel: string }>): readonly Entry[] {
  return [
    {
      path: 'packages/flow/src/flow-definition.ts',
      imports: `import { ${camel}Settings } from './nodes/${kebab}/${kebab}-settings.ts'`,
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

const languages = ['zh-CN', 'zh-TW', 'en-US'] as const

/** The same words in three files, for people to replace. */
export function locales(folder: string, words: Readonly<Record<string, string>>): Record<string, string> {
  const content = `${JSON.stringify(words, null, 2)}\n`
  return Object.fromEntries(languages.map((locale) => [`${folder}/${locale}.json`, content]))
}
