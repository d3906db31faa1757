import { printTexts } from '../texts/print-texts.ts'
import type { Addition } from './addition.ts'
import { fieldFiles } from './field-files.ts'
import { sameInEveryLanguage } from './same-in-every-language.ts'
import { spellings } from './spellings.ts'

const studioTexts = {
  'setting.maxLength': { 'zh-CN': '最多字数', 'zh-TW': '最多字數', 'en-US': 'Maximum length' },
}
const form = 'packages/form/src'
const studio = 'apps/studio/src/features/form-design/designer'

/** A field kind that holds a text, with every question answered, in every register. */
export function newField(name: string): Addition {
  const names = spellings(name)
  const { kebab, camel } = names
  const folder = `${form}/fields/${kebab}`
  const key = kebab === camel ? camel : `'${kebab}'`
  const register = (path: string, what: string, from: string, list: string) => ({
    path: `${form}/${path}`,
    imports: `import { ${what} } from '${from}'`,
    list,
    entry: key === what ? `${what},` : `${key}: ${what},`,
  })

  return {
    files: {
      ...Object.fromEntries(
        Object.entries(fieldFiles(names)).map(([ending, text]) => [`${folder}/${kebab}${ending}`, text]),
      ),
      [`${folder}/texts.ts`]: printTexts({ texts: sameInEveryLanguage({ title: name }), studioTexts }),
    },
    entries: [
      register('fields/index.ts', camel, `./${kebab}/${kebab}.ts`, 'export const fieldKinds = {'),
      register(
        'skins/field-views.ts',
        `${camel}View`,
        `../fields/${kebab}/${kebab}.view.tsx`,
        'export const fieldViews: FieldViews = {',
      ),
      register(
        'panels.ts',
        `${camel}Panel`,
        `./fields/${kebab}/${kebab}.panel.ts`,
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
      `Name it in ${folder}/texts.ts, give it its place and picture in ${studio}/palette-groups.ts,`,
      'and a sample in apps/studio/src/features/form-design/gallery/samples.ts.',
    ],
  }
}
