import type { Release } from '@signet/contract'
import { type Locale, LocalizedText, textIn } from '@signet/form'
import type { Translate } from '@signet/i18n'

export type ReleaseChange = Release['changes'][number]

/** A changed setting; a value that no short text can say is undefined. */
export type ChangedPart = Readonly<{ part: string; before?: string | undefined; after?: string | undefined }>

/** Writes the sentences of changes: `subject` is the name of a part of the design, such as “Step “Review””. */
export function changeWriter(t: Translate) {
  const write = (change: ReleaseChange['change'], key: string, params: Readonly<Record<string, string>>) => ({
    change,
    message: t(`publication.change.${key}`, params),
  })
  return {
    added: (subject: string) => write('added', 'added', { subject }),
    removed: (subject: string) => write('removed', 'removed', { subject }),
    moved: (subject: string) => write('changed', 'moved', { subject }),
    changed: (subject: string, { part, before, after }: ChangedPart) => {
      if (before === undefined || after === undefined || before === after)
        return write('changed', 'changed', { subject, part })
      if (before === '') return write('changed', 'set', { subject, part, after })
      if (after === '') return write('changed', 'cleared', { subject, part, before })
      return write('changed', 'replaced', { subject, part, before, after })
    },
  }
}

const longest = 80

/** The value of a setting as a short text: empty for nothing, undefined for what no short text says. */
export function plainValue(value: unknown, { t, locale }: Readonly<{ t: Translate; locale: Locale }>) {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return t(`publication.value.${value}`)
  if (typeof value === 'number') return String(value)
  const text = LocalizedText.safeParse(value)
  if (!text.success) return undefined
  const written = textIn(locale, text.data)
  return written.length > longest ? `${written.slice(0, longest)}…` : written
}
