import type { Addition } from './addition.ts'
import { spellings } from './spellings.ts'

/** A field kind that holds a text, with every question answered. The compiler then asks for its views. */
export function newField(name: string): Addition {
  const { kebab, camel, pascal } = spellings(name)
  const folder = `packages/form/src/fields/${kebab}`

  return {
    files: {
      [`${folder}/${kebab}.ts`]: `import { z } from 'zod'
import { fieldKind } from '../../field-kind.ts'
import { plainText } from '../../plain-text.ts'

export const ${pascal}Settings = z.strictObject({
  maxLength: z.number().int().min(1).max(2000).default(500),
})
export type ${pascal}Settings = Readonly<z.output<typeof ${pascal}Settings>>

/** A text. */
export const ${camel} = fieldKind<${pascal}Settings, string>({
  settings: ${pascal}Settings,
  holds: 'value',
  inSubTable: true,
  empty: () => '',
  value: ({ maxLength }) => plainText(maxLength, (text) => text),
  column: () => ({ type: 'text', index: 'words' }),
  valueType: () => 'text',
  text: (text) => text,
  parse: (text) => text,
  searches: ['contains', 'equals', 'isEmpty'],
})
`,
      [`${folder}/${kebab}.test.ts`]: `import { expect, test } from 'vitest'
import { ${camel} } from './${kebab}.ts'

const settings = ${camel}.settings.parse({ maxLength: 5 })

test('a text comes back as it was written, and one that is too long is refused', () => {
  expect(${camel}.value(settings).parse('hello')).toBe('hello')
  expect(${camel}.value(settings).safeParse('hello!').success).toBe(false)
})
`,
    },
    entries: [
      {
        path: 'packages/form/src/fields/index.ts',
        imports: `import { ${camel} } from './${kebab}/${kebab}.ts'`,
        list: 'export const fieldKinds = {',
        entry: kebab === camel ? `${camel},` : `'${kebab}': ${camel},`,
      },
    ],
    next: [
      `Answer the questions in ${folder}/${kebab}.ts for your kind of value.`,
      'Run "npx tsc -b packages/form": it names the registers that miss the views of both skins.',
    ],
  }
}
