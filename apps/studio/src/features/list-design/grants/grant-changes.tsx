import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { PeopleChanges } from '../../../kit/right-changes/people-changes.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { findFieldName } from '../fields/known-fields.ts'
import type { GrantPreview } from '../queries.ts'
import { useButtonName } from './use-button-name.ts'

type Row = GrantPreview['list'][number]
type Act = Row['acts'][number]
type Difference = Row['columns']

type GrantChangesProps = Readonly<{
  /** The name of the permission that is deleted. */
  removed: string | undefined
  changes: GrantPreview
  saving: Readonly<{ isPending: boolean; error: Error | null }>
  onConfirm: () => void
  onClose: () => void
}>

/** Who gains and loses what by a changed permission, with the numbers of records. */
export function GrantChanges({ removed, changes, saving, onConfirm, onClose }: GrantChangesProps) {
  const t = useT()
  const { changed, list } = changes
  return (
    <PeopleChanges<Row>
      {...(removed !== undefined && {
        title: t('studio.removeTitle', { name: removed }),
        confirm: t('studio.remove'),
      })}
      changed={changed}
      list={list}
      saving={saving}
      onConfirm={onConfirm}
      onClose={onClose}
      columns={[
        {
          title: t('list-design.grants.changes.acts'),
          render: (_, { acts }) => acts.map((act) => <ActChange key={act.button ?? ''} act={act} />),
        },
        {
          title: t('list-design.grants.changes.fields'),
          render: (_, { columns, reads, writes }) => (
            <>
              <FieldChange part="columns" difference={columns} />
              <FieldChange part="reads" difference={reads} />
              <FieldChange part="writes" difference={writes} />
            </>
          ),
        },
      ]}
    >
      {removed !== undefined && <p className={sharedStyles.weak}>{t('list-design.grants.removeHint')}</p>}
    </PeopleChanges>
  )
}

function ActChange({ act: { button, before, after } }: Readonly<{ act: Act }>) {
  const t = useT()
  const buttonName = useButtonName()
  const said = ({ may, records }: Act['before']) => {
    if (!may) return t('list-design.grants.changes.not')
    const isCounted = records !== null && button !== 'add' && button !== 'import'
    return isCounted
      ? t('list-design.grants.changes.records', { count: records })
      : t('list-design.grants.changes.may')
  }
  const name = button === null ? t('list-design.grants.changes.see') : buttonName(button)
  return <div>{t('list-design.grants.changes.act', { name, before: said(before), after: said(after) })}</div>
}

type FieldChangeProps = Readonly<{ part: 'columns' | 'reads' | 'writes'; difference: Difference }>

function FieldChange({ part, difference }: FieldChangeProps) {
  const t = useT()
  const { fields, asks } = useListDesigner()
  const named = (paths: readonly string[]) =>
    paths.map((path) => findFieldName([...fields, ...asks], path)).join(t('list-design.and'))
  return (['gains', 'loses'] as const)
    .filter((side) => difference[side].length > 0)
    .map((side) => (
      <div key={side}>
        {t(`list-design.grants.changes.${side}`, {
          part: t(`list-design.grants.changes.${part}`),
          names: named(difference[side]),
        })}
      </div>
    ))
}
