import { z } from 'zod'
import { LocalizedText, textIn } from '../../../definition/localized-text.ts'
import { isPngPicture, longestPicture } from '../../../formats/png-picture.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { refuseValue } from '../../../problems/refuse-value.ts'

export const SignatureSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  /** May a signature that was drawn earlier be used again? */
  useSaved: z.boolean().default(true),
  /** A new form is signed with the person's default signature at once. */
  startWithDefault: z.boolean().default(false),
})
export type SignatureSettings = Readonly<z.output<typeof SignatureSettings>>

const signed = { 'zh-CN': '已签名', 'zh-TW': '已簽名', 'en-US': 'Signed' }

/**
 * A signature by hand, as a PNG data URL of at most 200 KB. The picture itself is the value, not the id of a file: what
 * was signed cannot change or vanish behind the record, and a draft keeps it without a network.
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
})
