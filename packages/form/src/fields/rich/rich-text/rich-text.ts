import { z } from 'zod'
import { LocalizedText } from '../../../definition/localized-text.ts'
import { sanitizeHtml } from '../../../html/sanitize-html.ts'
import { filesOfHtml, textOfHtml } from '../../../html/text-of-html.ts'
import { fieldKind } from '../../../kind/field-kind.ts'
import { refuseValue } from '../../../problems/refuse-value.ts'

export const RichTextSettings = z.strictObject({
  placeholder: LocalizedText.default(''),
  /** Of the words, without the markup. */
  maxLength: z.number().int().min(1).max(100_000).default(10_000),
  pictures: z.boolean().default(true),
  tables: z.boolean().default(true),
})
export type RichTextSettings = Readonly<z.output<typeof RichTextSettings>>

/** Characters of HTML, with the markup. */
const longest = 500_000

/**
 * Text with headings, lists, links, tables and pictures: an HTML string, sanitised by the same pure function wherever
 * it is read, in the browser and on the server. Pictures are files of ours, named by `data-file`.
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
  references: (html) => ({ files: filesOfHtml(html) }),
})

/** Sanitised, without empty paragraphs at the end; '' where there is neither a word nor a picture, a line or a table. */
export function readRichText(html: string): string {
  const safe = sanitizeHtml(html).replace(/(<p><\/p>)+$/, '')
  return textOfHtml(safe) === '' && !/<(img|hr|table)\b/.test(safe) ? '' : safe
}

/** Plain words as paragraphs. */
function paragraphsOf(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`).join('')
}
