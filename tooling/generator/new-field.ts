import { printTexts } from '../texts/exchange.ts'
import type { Addition } from './addition.ts'
import { type Spellings, sameInEveryLanguage, spellings } from './spellings.ts'

const studioTexts = {
  'setting.maxLength': { 'zh-CN': '最多字数', 'zh-TW': '最多字數', 'en-US': 'Maximum length' },
}
const form = 'packages/form/src'
const views = 'packages/form-ui/src'
/** The palette group of the new kind; its folder can be moved to another. */
const family = 'basic'
const studio = 'apps/studio/src/features/form-design'

/** A text field kind with every method implemented, in every register. */
export function newField(name: string): Addition {
  const names = spellings(name)
  const { kebab, camel, pascal } = names
  const folder = `${form}/fields/${family}/${kebab}`
  const viewFolder = `${views}/fields/${family}/${kebab}`
  const key = kebab === camel ? camel : `'${kebab}'`
  const register = (path: string, what: string, from: string, list: string) => ({
    path,
    imports: `import { ${what} } from '${from}'`,
    list,
    entry: key === what ? `${what},` : `${key}: ${what},`,
  })
  const named = (path: string, files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([ending, text]) => [`${path}/${kebab}${ending}`, text]))

  return {
    files: {
      ...named(folder, kindFiles(names)),
      ...named(viewFolder, viewFiles(names)),
      [`${viewFolder}/texts.ts`]: printTexts({ texts: sameInEveryLanguage({ title: name }), studioTexts }),
    },
    entries: [
      register(
        `${form}/fields/index.ts`,
        camel,
        `./${family}/${kebab}/${kebab}.ts`,
        'export const fieldKinds = {',
      ),
      {
        path: `${form}/kinds.ts`,
        line: `export { type ${pascal}Settings, ${camel} } from './fields/${family}/${kebab}/${kebab}.ts'`,
      },
      {
        path: `${views}/form/field-views.ts`,
        list: 'const viewLoaders: ViewLoaders = {',
        entry: `${key}: async () => (await import('../fields/${family}/${kebab}/${kebab}.view.tsx')).${camel}View,`,
      },
      {
        path: `${views}/panels/${family}-panels.ts`,
        imports: `import type { ${pascal}Settings } from '@signet/form/kinds'`,
        line: panelOf(names),
      },
      register(
        `${views}/panels/panels.ts`,
        `${camel}Panel`,
        `./${family}-panels.ts`,
        'export const panels: Readonly<Record<FieldKindName, Panel>> = {',
      ),
      {
        path: `${studio}/designer/palette-groups.ts`,
        list: '> = {',
        entry: `${key}: { group: 'basic', Icon: TextCursorInput },`,
      },
      {
        path: `${studio}/gallery/samples.ts`,
        list: 'const samples: Samples = {',
        entry: `${key}: { value: 'Hangzhou' },`,
      },
    ],
    next: [
      `Answer the questions in ${folder}/${kebab}.ts for your kind of value.`,
      `Name it in ${viewFolder}/texts.ts, give it its place and picture in ${studio}/designer/palette-groups.ts,`,
      `and a sample of its values in ${studio}/gallery/samples.ts.`,
    ],
  }
}

/** The engine files of a text field kind, by their ending: `rate` + `.test.ts`. */
function kindFiles({ kebab, camel, pascal }: Spellings): Readonly<Record<string, string>> {
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
  open: 'closed',
  inSubTable: true,
  empty: () => '',
  value: ({ maxLength }) => plainText(maxLength, (text) => text),
  column: () => ({ type: 'text', index: 'words' }),
  valueType: () => 'text',
  text: (text) => text,
  parse: (text) => text,
  searches: ['contains', 'equals', 'isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
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
function panelOf({ camel, pascal }: Spellings): string {
  return `
export const ${camel}Panel: Panel<${pascal}Settings> = [{ setting: 'maxLength', control: 'number' }]`
}

/** The view of that kind by its ending: `rate` + `.view.tsx`. */
function viewFiles({ camel, pascal }: Spellings): Readonly<Record<string, string>> {
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
