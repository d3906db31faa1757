import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readTexts } from '../../packages/i18n/src/node.ts'
import type { Locale } from '../../packages/std/src/index.ts'

const root = join(import.meta.dirname, '../..')

/** Words for which the interface has another (docs/glossary.md), by language. */
const banned: Readonly<Record<Locale, RegExp>> = {
  'zh-CN':
    /步骤|环节|字段标识|字段名(?!称)|添加来源|处理人来源|回测|套件|复活|对接|停留自|按不了|应得|重走|实际为|顶层字段|[张份件单]单据|待签(?!收|名)|提到(?:了)?您|撤销(?:自己|您)?的?审批|不填表示没有/,
  'zh-TW':
    /步驟|環節|欄位代碼|欄位標識|新增來源|處理人來源|回測|套件|復活|停留自|按不了|應得|重走|實際為|頂層欄位|[張份件單]單據|待簽(?!收|名)|提到(?:了)?您|撤銷(?:自己|您)?的?審批|不填表示沒有/,
  'en-US':
    /\b(?:nodes?|kits?|launch(?:e[sd]|ing)?|circulat\w+|back to life|field keys?|assignee source|gave up|before going live|opinions?|this case|cases? (?:is|are|of a flow))\b/i,
}

/** Sentences that mean something else by such a word. */
const allowed: ReadonlySet<string> = new Set([
  // The stages of an import, and what BPMN calls its parts.
  'packages/client/src/sheets/texts.ts steps',
  'packages/bpmn/src/texts.ts note.subProcessInlined',
  // The name of a program.
  'apps/server/src/features/evidence/texts.ts page.verify',
])

test.for(Object.entries(banned) as [Locale, RegExp][])(
  'one thing has one name in %s',
  async ([locale, words]) => {
    const files = Object.entries(await readTexts(root))
    const found = files.flatMap(([path, { texts, studioTexts }]) =>
      Object.entries({ ...texts, ...studioTexts })
        .map(([key, sentence]) => ({ name: `${path} ${key}`, text: withoutParameters(sentence[locale]) }))
        .filter(({ name, text }) => words.test(text) && !allowed.has(name))
        .map(({ name, text }) => `${name}: ${text}`),
    )
    expect(found).toEqual([])
  },
)

/** Names of parameters are not words of the interface, and neither are the cases that they choose from. */
function withoutParameters(text: string): string {
  return text.replaceAll(/\{\w+/g, '{').replaceAll(/\w+ \{/g, '{')
}
