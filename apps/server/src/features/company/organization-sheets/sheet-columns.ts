import { type Locale, locales } from '@signet/i18n'
import type { Server } from '../../../server.ts'

/** The columns of each sheet in the order of an export; `*` marks those that a new row needs. */
export const sheetColumns = {
  departments: { code: '', name: '*', parent: '', kind: '', head: '' },
  posts: { code: '', name: '', department: '', parentPost: '', duty: '', people: '' },
  people: {
    account: '*',
    realName: '*',
    department: '',
    posts: '',
    manager: '',
    phone: '',
    email: '',
    gender: '',
    employeeNumber: '',
    entryDate: '',
    state: '',
  },
  roles: { code: '', name: '*', member: '', memberName: '' },
  groups: { code: '', name: '*', member: '', memberName: '' },
} as const

export type SheetKind = keyof typeof sheetColumns
export type ImportKind = Exclude<SheetKind, 'posts'>
/** What an export says and no import reads. */
const onlyExported: ReadonlySet<string> = new Set(['state', 'memberName'])

export function headingOf(server: Server, locale: Locale, column: string): string {
  return server.words.t(locale)(`organization-sheets.column.${column}`)
}

/** The headings of an export, or of a template with its required columns marked. */
export function headingsOf(
  server: Server,
  locale: Locale,
  { kind, isTemplate }: Readonly<{ kind: SheetKind; isTemplate: boolean }>,
): readonly string[] {
  return Object.entries(sheetColumns[kind])
    .filter(([column]) => !isTemplate || !onlyExported.has(column))
    .map(([column, mark]) => `${isTemplate ? mark : ''}${headingOf(server, locale, column)}`)
}

/** Returns the column of each heading, in any of the languages; undefined for a heading of something else. */
export function columnsOf(
  server: Server,
  kind: ImportKind,
  headings: readonly string[],
): readonly (string | undefined)[] {
  const known = new Map(
    Object.keys(sheetColumns[kind])
      .filter((column) => !onlyExported.has(column))
      .flatMap((column) => locales.map((locale) => [plain(headingOf(server, locale, column)), column])),
  )
  return headings.map((heading) => known.get(plain(heading)))
}

/** All headings of a column. */
export function everyHeadingOf(server: Server, column: string): readonly string[] {
  return locales.map((locale) => plain(headingOf(server, locale, column)))
}

export function plain(heading: string): string {
  return heading.replace('*', '').trim().toLowerCase()
}
