import type { Translate } from '@signet/i18n'
import type { Snapshot } from '../../../people/directory/index.ts'
import type { ChangedKind } from './row-change-store.ts'

type Reader = Readonly<{ t: Translate; directory: Snapshot; timeZone: string }>
type Said = Readonly<{ field: string; from: string; to: string }>

/** Returns what says the change of a column in words: ids by the names of now. */
export function sayChange(
  { t, directory, timeZone }: Reader,
  kind: ChangedKind,
): (column: string, values: readonly unknown[]) => Said {
  const unit = (id: string) => directory.organizations.get(id)?.name ?? id
  const post = (id: string) => directory.posts.get(id)?.name ?? id
  const word = (value: string) => t(`row-changes.value.${value}`)
  const names: Readonly<Record<string, (value: string) => string>> = {
    head_id: directory.nameOf,
    duty_person_id: directory.nameOf,
    manager_id: directory.nameOf,
    organization_id: unit,
    major_post_id: post,
    parent_id: kind === 'post' ? post : unit,
    category: word,
    gender: word,
    is_closed: word,
    is_administrator: word,
    is_enabled: word,
    external_until: (value) => lastDayOf(value, timeZone),
  }
  const sayValue = (column: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return ''
    return names[column]?.(String(value)) ?? String(value)
  }
  const sayMembers = ([count, ...ids]: readonly unknown[]): string => {
    const shown = ids.map((id) => directory.nameOf(String(id))).join(t('row-changes.and'))
    const more = Number(count) - ids.length
    return more > 0 ? t('row-changes.andMore', { names: shown, count: more }) : shown
  }

  return (column, values) => {
    const field = t(`row-changes.field.${column}`)
    if (column === 'added') return { field, from: '', to: sayMembers(values) }
    if (column === 'removed') return { field, from: sayMembers(values), to: '' }
    if (values.length === 0) return { field, from: '', to: t('row-changes.notKept') }
    const [from, to] = values
    return { field, from: sayValue(column, from), to: sayValue(column, to) }
  }
}

/** An account is open until a day begins, which reads as the wrong day. */
function lastDayOf(until: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return format.format(Date.parse(until) - 1)
}
