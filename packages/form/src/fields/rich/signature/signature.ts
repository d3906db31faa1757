import { z } from 'zod'
import { LocalizedText, textIn } from '../../../definition/localized-text.ts'
import { isPngPicture, longestPicture } from '../../../formats/png-picture.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { refuseValue } from '../../../problems/problem.ts'

export const SignatureSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  /** Whether a saved signature may be used again. */
  useSaved: z.boolean().default(true),
  /** Whether a new form starts with the default signature of the person. */
  startWithDefault: z.boolean().default(false),
})
export type SignatureSettings = Readonly<z.output<typeof SignatureSettings>>

const signed = { 'zh-CN': '已签名', 'zh-TW': '已簽名', 'en-US': 'Signed' }

/**
 * A signature as a PNG data URL of at most 200 KB. The value is the picture and not a file id, so that a signed record
 * cannot change and a draft works offline.
 */
export const signature = fieldKind<SignatureSettings, string>({
  settings: SignatureSettings,
  holds: 'value',
  open: 'handIn',
  inSubTable: true,
  empty: () => '',
  value: () =>
    z.string().transform((text, context) => {
      if (text.length > longestPicture) return refuseValue(context, 'form.pictureTooLarge', { max: 200 })
      return isPngPicture(text) ? text : refuseValue(context, 'form.wrongType')
    }),
  column: () => ({ type: 'text' }),
  valueType: () => undefined,
  text: (picture, _settings, { locale }) => (picture === '' ? '' : textIn(locale, signed)),
  printed: (picture) => ({ pictures: [{ source: picture }] }),
  searches: ['isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
})
