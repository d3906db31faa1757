import { useT } from '@signet/i18n/react'
import { type Condition, type ConditionGroup, isGroup } from '@signet/list'
import { sharedStyles } from '@signet/ui'
import { Button, Segmented } from 'antd'
import { Plus, X } from 'lucide-react'
import { SmallButton } from '../../../kit/properties/property-row.tsx'
import { ConditionField, type ConditionSource } from './condition-field.tsx'
import styles from './fields.module.css'
import type { KnownField } from './known-fields.ts'

type Part = Condition | ConditionGroup
type Rules = Readonly<{ match: ConditionGroup['match']; conditions: readonly Part[] }>

type ConditionsFieldProps = Readonly<{
  label: string
  fields: readonly KnownField[]
  rules: Rules
  /** The values a field can be compared with; undefined for all. */
  sources?: readonly ConditionSource[]
  /** The number of enclosing groups. */
  depth?: number
  onChange: (rules: ConditionGroup) => void
}>

const deepest = 4

/** Conditions joined by "and" or "or"; a condition may be a group. */
export function ConditionsField(props: ConditionsFieldProps) {
  const { label, fields, rules, sources, depth = 0, onChange } = props
  const { match, conditions } = rules
  const change = (next: readonly Part[]) => onChange({ match, conditions: [...next] })

  return (
    <fieldset className={styles.group} aria-label={label}>
      {conditions.length > 1 && (
        <MatchChoice
          value={match}
          onChange={(next) => onChange({ match: next, conditions: [...conditions] })}
        />
      )}
      {conditions.map((part, at) => (
        <ConditionRow
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id
          key={at}
          index={at + 1}
          part={part}
          fields={fields}
          depth={depth}
          sources={sources}
          onChange={(next) => change(conditions.with(at, next))}
          onRemove={() => change(conditions.toSpliced(at, 1))}
        />
      ))}
      <AddButtons
        fields={fields}
        canGroup={depth < deepest && conditions.length > 0}
        onAdd={(part) => change([...conditions, part])}
      />
    </fieldset>
  )
}

type MatchChoiceProps = Readonly<{ value: Rules['match']; onChange: (match: Rules['match']) => void }>

function MatchChoice({ value, onChange }: MatchChoiceProps) {
  const t = useT()
  return (
    <Segmented<Rules['match']>
      size="small"
      value={value}
      options={(['all', 'any'] as const).map((match) => ({
        value: match,
        label: t(`list-design.match.${match}`),
      }))}
      onChange={onChange}
    />
  )
}

type ConditionRowProps = Readonly<{
  index: number
  part: Part
  fields: readonly KnownField[]
  depth: number
  sources: readonly ConditionSource[] | undefined
  onChange: (part: Part) => void
  onRemove: () => void
}>

/** A condition or a group of them, which can be removed. */
function ConditionRow(props: ConditionRowProps) {
  const { index, part, fields, depth, sources, onChange, onRemove } = props
  const t = useT()
  return (
    <div className={styles.condition}>
      {isGroup(part) ? (
        <ConditionsField
          label={t('list-design.group')}
          fields={fields}
          rules={part}
          depth={depth + 1}
          {...(sources && { sources })}
          onChange={onChange}
        />
      ) : (
        <ConditionField fields={fields} condition={part} sources={sources} onChange={onChange} />
      )}
      <SmallButton name={t('list-design.condition.remove', { place: index })} Icon={X} onPress={onRemove} />
    </div>
  )
}

type AddButtonsProps = Readonly<{
  fields: readonly KnownField[]
  canGroup: boolean
  onAdd: (part: Part) => void
}>

/** Buttons that add a condition, or a group of them. */
function AddButtons({ fields, canGroup, onAdd }: AddButtonsProps) {
  const t = useT()
  const first = fields.find(({ operators }) => operators.length > 0)
  if (!first) return null

  const fresh = { field: first.path, operator: first.operators[0] ?? 'isEmpty' }
  return (
    <div className={sharedStyles.row2}>
      <Button size="small" icon={<Plus size={14} aria-hidden />} onClick={() => onAdd(fresh)}>
        {t('list-design.condition.add')}
      </Button>
      {canGroup && (
        <Button size="small" type="text" onClick={() => onAdd({ match: 'any', conditions: [fresh] })}>
          {t('list-design.group.add')}
        </Button>
      )}
    </div>
  )
}
