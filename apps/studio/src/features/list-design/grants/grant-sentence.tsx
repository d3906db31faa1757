import { useT } from '@signet/i18n/react'
import { Permission } from '@signet/list'
import { useListDesigner } from '../designer/list-context.ts'
import { findFieldName } from '../fields/known-fields.ts'
import type { Grant } from '../queries.ts'
import styles from './grants.module.css'
import { useButtonName } from './use-button-name.ts'

const maxNamed = 6

/** A permission in words. */
export function GrantSentence({ grant: { holders, permission } }: Readonly<{ grant: GrantDraft }>) {
  const t = useT()
  const { fields } = useListDesigner()
  const { columns, fields: rights, buttons, records } = permission
  const of = (right: 'read' | 'write') => Object.keys(rights).filter((path) => rights[path] === right)
  const joinNames = (names: readonly string[]) => {
    const shown = names.slice(0, maxNamed).join(t('list-design.and'))
    if (names.length === 0) return t('list-design.grants.nothing')
    return names.length > maxNamed
      ? t('list-design.grants.more', { names: shown, count: names.length })
      : shown
  }
  const joinFieldNames = (paths: readonly string[]) =>
    joinNames(paths.map((path) => findFieldName(fields, path)))
  const buttonName = useButtonName()

  return (
    <span className={styles.sentence}>
      {t('list-design.grants.sentence', {
        who: joinNames(
          holders.map(({ kind, name }) => (kind === 'everybody' ? t('holders.kind.everybody') : name)),
        ),
        scope: t(`list-design.scope.${records.scope}`),
        hasRules: (records.rules?.conditions.length ?? 0) > 0 ? 'yes' : 'no',
        columns: joinFieldNames(columns),
        read: joinFieldNames(of('read')),
        write: joinFieldNames(of('write')),
        buttons: joinNames(buttons.map(buttonName)),
      })}
    </span>
  )
}

export type Holder = Grant['holders'][number]

/** A permission being edited. */
export type GrantDraft = Readonly<{
  name: string
  holders: readonly Holder[]
  permission: Permission
}>

export const emptyGrant: GrantDraft = {
  name: '',
  holders: [],
  permission: Permission.parse({ records: { scope: 'own' } }),
}

export function toGrantDraft({ name, holders, permission }: Grant): GrantDraft {
  return { name, holders, permission: Permission.parse(permission) }
}
