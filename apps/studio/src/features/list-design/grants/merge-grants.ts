import type { useT } from '@signet/i18n/react'
import type { MergeRules, PartPath, Versions } from '@signet/std/merge'
import type { MergeQuestion } from '../../../kit/shared-editing/merge-questions.tsx'
import type { GrantDraft, Holder } from './grant-sentence.tsx'

type Permission = GrantDraft['permission']
type Chosen = Readonly<Record<string, true>>

/** A permission whose choices are parts, so that what both chose is joined. */
type GrantTree = Readonly<{
  name: string
  holders: Readonly<Record<string, Holder>>
  permission: Omit<Permission, 'columns' | 'buttons'> & Readonly<{ columns: Chosen; buttons: Chosen }>
}>

const parts = { parts: {} }

export const grantMergeRules: MergeRules<GrantDraft, GrantTree> = {
  shape: {
    parts: {
      holders: parts,
      permission: { parts: { columns: parts, fields: parts, buttons: parts } },
    },
  },
  toTree: ({ name, holders, permission }) => ({
    name,
    holders: Object.fromEntries(holders.map((one) => [`${one.kind} ${one.id ?? ''}`, one])),
    permission: { ...permission, columns: chosen(permission.columns), buttons: chosen(permission.buttons) },
  }),
  fromTree: ({ name, holders, permission }) => ({
    name,
    holders: Object.values(holders),
    permission: {
      ...permission,
      columns: Object.keys(permission.columns),
      buttons: Object.keys(permission.buttons),
    },
  }),
  separate: ({ mine }) => mine,
}

function chosen(names: readonly string[]): Chosen {
  return Object.fromEntries(names.map((name) => [name, true as const]))
}

type Words = Readonly<{ t: ReturnType<typeof useT>; fieldName: (path: string) => string }>

/** Returns what a part is called that both changed, and what each of them has there. */
export function describeGrantMerge(
  { t, fieldName }: Words,
  [first, part, field = '']: PartPath,
  { mine, theirs }: Versions<GrantDraft>,
): MergeQuestion {
  if (first === 'name') return { name: t('list-design.grants.name'), mine: mine.name, theirs: theirs.name }
  if (part === 'fields') {
    const right = ({ permission }: GrantDraft) =>
      t(`list-design.rights.${permission.fields[field] ?? 'none'}`)
    return { name: fieldName(field), mine: right(mine), theirs: right(theirs) }
  }
  const scope = ({ permission: { records } }: GrantDraft) => {
    const rules = records.rules?.conditions.length ?? 0
    return [
      t(`list-design.scope.${records.scope}`),
      rules > 0 ? t('list-design.grants.ruleCount', { rules }) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  }
  return { name: t('list-design.grants.records'), mine: scope(mine), theirs: scope(theirs) }
}
