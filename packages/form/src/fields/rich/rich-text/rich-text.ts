import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { filesOfHtml, sanitizeHtml, textOfHtml } from '../../../html/sanitize-html.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { refuseValue } from '../../../problems/problem.ts'

export const RichTextSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  /** Limit of the text without markup. */
  maxLength: z.number().int().min(1).max(100_000).default(10_000),
  pictures: z.boolean().default(true),
  tables: z.boolean().default(true),
})
export type RichTextSettings = Readonly<z.output<typeof RichTextSettings>>

/** Limit in characters of HTML, including markup. */
const longest = 500_000

/**
 * HTML with headings, lists, links, tables and pictures, sanitized by the same pure function in the browser and on the
 * server. `data-file` names the files of pictures.
 */
export const richText = fieldKind<RichTextSettings, string>({
  settings: RichTextSettings,
  holds: 'value',
  open: 'handIn',
  inSubTable: false,
  empty: () => '',
  value: ({ maxLength }) =>
    z.string().transform((html, context) => {
      if (html.length > longest) return refuseValue(context, 'form.tooLong', { max: maxLength })
      return readRichText(html)
    }),
  problem: (html, { maxLength }) =>
    textOfHtml(html).length > maxLength ? { code: 'form.tooLong', params: { max: maxLength } } : undefined,
  column: () => ({ type: 'text' }),
  valueType: () => 'text',
  toFormula: textOfHtml,
  fromFormula: (result) => (typeof result === 'string' ? paragraphsOf(result) : result),
  text: (html) => textOfHtml(html),
  printed: (html) => ({ html }),
  parse: paragraphsOf,
  searches: ['isEmpty'],
  findsRecords: false,
  names: () => undefined,
  offers: () => undefined,
  references: (html) => ({ files: filesOfHtml(html) }),
})

/** Returns sanitized HTML without trailing empty paragraphs; '' when it has no text, picture, rule or table. */
export function readRichText(html: string): string {
  const safe = sanitizeHtml(html).replace(/(<p><\/p>)+$/, '')
  return textOfHtml(safe) === '' && !/<(img|hr|table)\b/.test(safe) ? '' : safe
}

/** Converts plain text to paragraphs. */
function paragraphsOf(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('')
}
