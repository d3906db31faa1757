import type { Spellings } from './spellings.ts'

/** The files of the engine for a field kind that holds a text, by their ending: `rate` + `.test.ts`. */
export function kindFiles({ kebab, camel, pascal }: Spellings): Readonly<Record<string, string>> {
  return {
    '.ts': `import { z } from 'zod'
import { fieldKind } from '../../../kind/field-kind.ts'
import { plainText } from '../../../formats/plain-text.ts'

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
    '.test.ts': `import { expect, test } from 'vitest'
import { ${camel} } from './${kebab}.ts'

const settings = ${camel}.settings.parse({ maxLength: 5 })

test('a text comes back as it was written, and one that is too long is refused', () => {
  expect(${camel}.value(settings).parse('hello')).toBe('hello')
  expect(${camel}.value(settings).safeParse('hello!').success).toBe(false)
})
`,
  }
}

/** The settings panel of that kind, for the panels of its family. */
export function panelOf({ camel, pascal }: Spellings): string {
  return `
export const ${camel}Panel: Panel<${pascal}Settings> = [{ setting: 'maxLength', control: 'number' }]`
}

/** The view of that kind by its ending: `rate` + `.view.tsx`. */
export function viewFiles({ camel, pascal }: Spellings): Readonly<Record<string, string>> {
  return {
    '.view.tsx': `import type { ${camel} } from '@signet/form/kinds'
import styles from '../../../controls/control.module.css'
import type { ControlProps, FieldView } from '../../../form/field-view.ts'

function ${pascal}Edit({ id, settings, value, onChange, onLeave, ...rest }: ControlProps<typeof ${camel}>) {
  return (
    <div className={styles.box}>
      <input
        id={id}
        className={styles.input}
        value={value}
        maxLength={settings.maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        aria-required={rest.isRequired || undefined}
        aria-invalid={rest.isInvalid || undefined}
        aria-describedby={rest.describedBy}
      />
    </div>
  )
}

export const ${camel}View: FieldView<typeof ${camel}> = { Edit: ${pascal}Edit }
`,
  }
}
