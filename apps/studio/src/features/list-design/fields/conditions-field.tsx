import type { RowGroup } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { type Condition, type ConditionGroup, isGroup } from '@signet/list'
import { useRef } from 'react'
import { AddField } from '../../../kit/properties/field-rows.tsx'
import { RowGroups } from '../../../kit/rules/row-groups.tsx'
import { ConditionRow, newCondition } from './condition-row.tsx'
import { ConditionsSentence } from './conditions-sentence.tsx'
import { fieldUses, type KnownField } from './known-fields.ts'

type ConditionsFieldProps = Readonly<{
  label: string
  fields: readonly KnownField[]
  rules: ConditionGroup
  onChange: (rules: ConditionGroup) => void
}>

/**
 * Conditions over the records of a list, drawn as all conditions are. They are stored as conditions, not as a formula:
 * the server turns them into SQL, and they speak of subordinates, columns of rows and fields that no formula reads.
 */
export function ConditionsField({ label, fields, rules, onChange }: ConditionsFieldProps) {
  const t = useT()
  const isAdding = useRef(false)
  const usable = fields.filter(fieldUses.search)
  const [first] = usable
  if (!first) return null

  return (
    <>
      <RowGroups<Condition>
        label={label}
        group={toRows(rules)}
        newRows={[newCondition(first)]}
        drawRow={(drawn) => <ConditionRow fields={fields} isAdding={isAdding} {...drawn} />}
        drawAdd={(add) => (
          <AddField
            label={t('rules.addCondition')}
            fields={usable}
            onAdd={(path) => {
              const field = usable.find((one) => one.path === path)
              if (!field) return
              isAdding.current = true
              add(newCondition(field))
            }}
          />
        )}
        onChange={(rows) => onChange(fromRows(rows))}
      />
      <ConditionsSentence fields={fields} rules={rules} />
    </>
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
