import { z } from 'zod'
import { LocalizedText, textIn, wordsOf } from '../../../definition/localized-text.ts'
import { fieldKind } from '../../../kind/field-kind.ts'

export const SwitchSettings = z.strictObject({
  /** The names of both states, shown beside the switch and in lists. */
  on: LocalizedText.default({ 'zh-CN': '开', 'zh-TW': '開', 'en-US': 'On' }),
  off: LocalizedText.default({ 'zh-CN': '关', 'zh-TW': '關', 'en-US': 'Off' }),
})
export type SwitchSettings = Readonly<z.output<typeof SwitchSettings>>

const onWords = ['1', 'true', 'yes', 'on', '是']
const offWords = ['0', 'false', 'no', 'off', '否']

/** On or off. It always has a value; a required switch must be on. */
export const switchKind = fieldKind<SwitchSettings, boolean>({
  settings: SwitchSettings,
  holds: 'value',
  open: 'fill',
  inSubTable: true,
  empty: () => false,
  value: () => z.union([z.boolean(), z.literal([0, 1]).transform((digit) => digit === 1)]),
  missing: 'form.requiredOn',
  isMissing: (isOn) => !isOn,
  column: () => ({ type: 'boolean' }),
  valueType: () => 'boolean',
  text: (isOn, { on, off }, { locale }) => textIn(locale, isOn ? on : off),
  parse: (text, { on, off }) => {
    const said = text.trim().toLowerCase()
    if (names(on, said) || onWords.includes(said)) return true
    return names(off, said) || offWords.includes(said) ? false : said
  },
  answered: () => ({ as: 'truth' }),
  searches: ['equals'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})

function names(position: LocalizedText, said: string): boolean {
  return wordsOf(position).some((word) => word.toLowerCase() === said)
}
