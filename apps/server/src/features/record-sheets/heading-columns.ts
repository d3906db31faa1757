import { type PlanField, textIn } from '@signet/form'
import type { Importable } from './importable.ts'

const locales = ['zh-CN', 'zh-TW', 'en-US'] as const

/** Which field each heading names, by its label in any language or by its key; '' for none, and for one that comes twice. */
export function headingColumns({ fields }: Importable, headings: readonly string[]): readonly string[] {
  const byName = new Map(fields.flatMap((field) => namesOf(field).map((name) => [name, field.path] as const)))
  const taken = new Set<string>()
  return headings.map((heading) => {
    const path = byName.get(plain(heading)) ?? ''
    if (path === '' || taken.has(path)) return ''
    taken.add(path)
    return path
  })
}

function namesOf({ key, definition }: PlanField): string[] {
  return [key, ...locales.map((locale) => textIn(locale, definition.label))].map(plain)
}

/** The star of a field that must be filled in is no part of its name. */
function plain(heading: string): string {
  return heading.replace(/[*＊]/g, '').trim().toLowerCase()
}
