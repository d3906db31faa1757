import { printTexts } from '../texts/print-texts.ts'
import type { Addition } from './addition.ts'
import { kindFiles, viewFiles } from './field-files.ts'
import { sameInEveryLanguage } from './same-in-every-language.ts'
import { spellings } from './spellings.ts'

const studioTexts = {
  'setting.maxLength': { 'zh-CN': '最多字数', 'zh-TW': '最多字數', 'en-US': 'Maximum length' },
}
const form = 'packages/form/src'
const views = 'packages/form-ui/src'
/** The family of a new kind, as the palette groups them; a folder can move to another. */
const family = 'basic'
const studio = 'apps/studio/src/features/form-design/designer'

/** A field kind that holds a text, with every question answered, in every register. */
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
      register(
        `${views}/panels/panels.ts`,
        `${camel}Panel`,
        `../fields/${family}/${kebab}/${kebab}.panel.ts`,
        'export const panels: Readonly<Record<FieldKindName, Panel>> = {',
      ),
      {
        path: `${studio}/palette-groups.ts`,
        list: '> = {',
        entry: `${key}: { group: 'basic', Icon: TextCursorInput },`,
      },
    ],
    next: [
      `Answer the questions in ${folder}/${kebab}.ts for your kind of value.`,
      `Name it in ${viewFolder}/texts.ts, give it its place and picture in ${studio}/palette-groups.ts,`,
      'and a sample in apps/studio/src/features/form-design/gallery/samples.ts.',
    ],
  }
}
