import type { FormDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { type Permission, type Scope, scopes } from '@signet/list'
import { Button, Checkbox, Segmented, Table } from 'antd'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { SelectField } from '../../../kit/fields/labelled-inputs.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { ConditionsField } from '../fields/conditions-field.tsx'
import type { KnownField } from '../fields/known-fields.ts'
import styles from './grants.module.css'

type Records = Permission['records']
type RecordRightsProps = Readonly<{ records: Records; onChange: (records: Records) => void }>

const noRules = { match: 'all', conditions: [] } as const

/** The records of a permission: by owner, and by further conditions. */
export function RecordRights({ records: { scope, rules }, onChange }: RecordRightsProps) {
  const t = useT()
  const { fields, form } = useListDesigner()
  return (
    <>
      {!form.dataView && (
        <SelectField<Scope>
          label={t('list-design.grants.scope')}
          value={scope}
          options={scopes.map((value) => ({ value, label: t(`list-design.scope.${value}`) }))}
          onChange={(next) => onChange({ rules, scope: next })}
        />
      )}
      <Labelled label={t('list-design.grants.rules')}>
        {() => (
          <ConditionsField
            label={t('list-design.grants.rules')}
            fields={fields}
            rules={rules ?? noRules}
            onChange={(next) => onChange({ scope, rules: next.conditions.length > 0 ? next : undefined })}
          />
        )}
      </Labelled>
    </>
  )
}

type Right = 'none' | 'read' | 'write'
type GivenRights = Pick<Permission, 'columns' | 'fields'>
type FieldRightsProps = Readonly<{ permission: GivenRights; onChange: (given: GivenRights) => void }>

const rights = ['none', 'read', 'write'] as const satisfies readonly Right[]

/** Access per field: in the list and in the form. */
export function FieldRights({ permission, onChange }: FieldRightsProps) {
  const t = useT()
  const { form, fields: known, asks } = useListDesigner()
  const fields = [...known, ...asks]
  const { columns, fields: given } = permission
  const own = fields.filter(({ from }) => from === 'form')
  const all = (right: 'read' | 'write') =>
    onChange({
      columns: fields.map(({ path }) => path),
      fields: Object.fromEntries(own.map(({ path }) => [path, right])),
    })

  return (
    <>
      <div className={styles.quick}>
        {(['read', 'write'] as const)
          .filter((right) => listRights(form).includes(right))
          .map((right) => (
            <Button key={right} size="small" onClick={() => all(right)}>
              {t(`list-design.rights.all.${right}`)}
            </Button>
          ))}
        <Button size="small" onClick={() => onChange({ columns: [], fields: {} })}>
          {t('list-design.rights.all.none')}
        </Button>
      </div>
      <Table<KnownField>
        size="small"
        rowKey="path"
        pagination={false}
        dataSource={fields}
        columns={[
          { key: 'name', title: t('list-design.field'), dataIndex: 'name' },
          {
            key: 'column',
            title: t('list-design.rights.column'),
            render: (_, { path, name }) => (
              <Checkbox
                aria-label={t('list-design.rights.columnOf', { name })}
                checked={columns.includes(path)}
                onChange={({ target }) =>
                  onChange({
                    columns: target.checked ? [...columns, path] : columns.filter((one) => one !== path),
                    fields: given,
                  })
                }
              />
            ),
          },
          {
            key: 'form',
            title: t('list-design.rights.form'),
            render: (_, field) =>
              field.from === 'form' && (
                <Segmented<Right>
                  size="small"
                  aria-label={t('list-design.rights.formOf', { name: field.name })}
                  value={given[field.path] ?? 'none'}
                  options={listRights(form).map((value) => ({
                    value,
                    label: t(`list-design.rights.${value}`),
                  }))}
                  onChange={(right) => onChange({ columns, fields: setRight(given, field.path, right) })}
                />
              ),
          },
        ]}
      />
    </>
  )
}

/** Rows of a data view are read-only. */
function listRights({ dataView }: FormDefinition): readonly Right[] {
  return dataView ? rights.filter((right) => right !== 'write') : rights
}

function setRight(given: GivenRights['fields'], path: string, right: Right): GivenRights['fields'] {
  const rest = Object.fromEntries(Object.entries(given).filter(([one]) => one !== path))
  return right === 'none' ? rest : { ...rest, [path]: right }
}
