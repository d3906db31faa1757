import { useT } from '@signet/i18n/react'
import { type Permission, type Scope, scopes } from '@signet/list'
import { Select } from 'antd'
import { Labelled } from '../../../kit/fields/labelled.tsx'
import { useListDesigner } from '../designer/list-context.ts'
import { ConditionsField } from '../fields/conditions-field.tsx'

type Records = Permission['records']
type RecordRightsProps = Readonly<{ records: Records; onChange: (records: Records) => void }>

const noRules = { match: 'all', conditions: [] } as const

/** The records it covers: by owner, and by further conditions. */
export function RecordRights({ records: { scope, rules }, onChange }: RecordRightsProps) {
  const t = useT()
  const { fields, form } = useListDesigner()
  return (
    <>
      {!form.dataView && (
        <Labelled label={t('list-design.grants.scope')}>
          {(id) => (
            <Select<Scope>
              id={id}
              value={scope}
              options={scopes.map((value) => ({ value, label: t(`list-design.scope.${value}`) }))}
              onChange={(next) => onChange({ rules, scope: next })}
            />
          )}
        </Labelled>
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
