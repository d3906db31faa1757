import { useT } from '@signet/i18n/react'
import { type Condition, type ConditionGroup, isGroup } from '@signet/list'
import { Button, Segmented } from 'antd'
import { Plus, X } from 'lucide-react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { ConditionField, type ConditionSource } from './condition-field.tsx'
import styles from './fields.module.css'
import type { KnownField } from './known-fields.ts'

type Rules = Readonly<{ match: 'all' | 'any'; conditions: readonly (Condition | ConditionGroup)[] }>

type ConditionsFieldProps = Readonly<{
  label: string
  fields: readonly KnownField[]
  rules: Rules
  /** What a field may be compared with; undefined: everything. */
  sources?: readonly ConditionSource[]
  /** The number of enclosing groups. */
  depth?: number
  onChange: (rules: ConditionGroup) => void
}>

const deepest = 4

/** Conditions joined by "and" or "or"; a condition may be a group. */
export function ConditionsField(props: ConditionsFieldProps) {
  const { label, fields, rules, sources, depth = 0, onChange } = props
  const t = useT()
  const { match, conditions } = rules
  const change = (next: readonly (Condition | ConditionGroup)[]) => onChange({ match, conditions: next })
  const replace = (at: number, part: Condition | ConditionGroup) => change(conditions.with(at, part))
  const [first] = fields.filter(({ operators }) => operators.length > 0)
  const fresh = first && { field: first.path, operator: first.operators[0] ?? 'isEmpty' }

  return (
    <fieldset className={styles.group} aria-label={label}>
      {conditions.length > 1 && (
        <Segmented<'all' | 'any'>
          size="small"
          value={match}
          options={(['all', 'any'] as const).map((value) => ({
            value,
            label: t(`list-design.match.${value}`),
          }))}
          onChange={(next) => onChange({ match: next, conditions })}
        />
      )}
      {conditions.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name of its own
        <div key={at} className={styles.condition}>
          {isGroup(part) ? (
            <ConditionsField
              label={t('list-design.group')}
              fields={fields}
              rules={part}
              depth={depth + 1}
              {...(sources && { sources })}
              onChange={(next) => replace(at, next)}
            />
          ) : (
            <ConditionField
              fields={fields}
              condition={part}
              sources={sources}
              onChange={(next) => replace(at, next)}
            />
          )}
          <SmallButton
            name={t('list-design.condition.remove', { place: at + 1 })}
            Icon={X}
            onPress={() => change(conditions.toSpliced(at, 1))}
          />
        </div>
      ))}
      <div className={styles.foot}>
        {fresh && (
          <Button
            size="small"
            icon={<Plus size={14} aria-hidden />}
            onClick={() => change([...conditions, fresh])}
          >
            {t('list-design.condition.add')}
          </Button>
        )}
        {fresh && depth < deepest && conditions.length > 0 && (
          <Button
            size="small"
            type="text"
            onClick={() => change([...conditions, { match: 'any', conditions: [fresh] }])}
          >
            {t('list-design.group.add')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
