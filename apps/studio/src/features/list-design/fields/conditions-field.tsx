import type { RowGroup } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { type Condition, type ConditionGroup, isGroup } from '@signet/list'
import { Button } from 'antd'
import { Plus, X } from 'lucide-react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { type DrawnRow, RowGroups } from '../../../kit/rules/row-groups.tsx'
import { ConditionField } from './condition-field.tsx'
import styles from './fields.module.css'
import type { KnownField } from './known-fields.ts'

type ConditionsFieldProps = Readonly<{
  label: string
  fields: readonly KnownField[]
  rules: ConditionGroup
  onChange: (rules: ConditionGroup) => void
}>

/**
 * Conditions over the records of a list. They are stored as conditions, not as a formula: the server turns them into
 * SQL, and they speak of subordinates, columns of rows and fields that no formula reads.
 */
export function ConditionsField({ label, fields, rules, onChange }: ConditionsFieldProps) {
  const t = useT()
  const first = fields.find(({ operators }) => operators.length > 0)
  if (!first) return null

  const fresh: Condition = { field: first.path, operator: first.operators[0] ?? 'isEmpty' }
  return (
    <RowGroups<Condition>
      label={label}
      group={toRows(rules)}
      newRows={[fresh]}
      drawRow={(drawn) => <ConditionRow fields={fields} {...drawn} />}
      drawAdd={(add) => (
        <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => add(fresh)}>
          {t('list-design.condition.add')}
        </Button>
      )}
      onChange={(rows) => onChange(fromRows(rows))}
    />
  )
}

type ConditionRowProps = DrawnRow<Condition> & Readonly<{ fields: readonly KnownField[] }>

function ConditionRow({ fields, row, number, onChange, onRemove }: ConditionRowProps) {
  const t = useT()
  return (
    <div className={styles.condition}>
      <ConditionField fields={fields} condition={row} onChange={onChange} />
      <SmallButton name={t('rules.remove', { number })} Icon={X} onPress={onRemove} />
    </div>
  )
}

function toRows({ match, conditions }: ConditionGroup): RowGroup<Condition> {
  const rows = conditions.map((part) => (isGroup(part) ? toRows(part) : part))
  return { joined: match === 'all' ? 'and' : 'or', rows }
}

function fromRows({ joined, rows }: RowGroup<Condition>): ConditionGroup {
  const conditions = rows.map((row) => ('rows' in row ? fromRows(row) : row))
  return { match: joined === 'and' ? 'all' : 'any', conditions }
}
