import type { RuleSubject } from '@signet/form/design'
import type { Operand } from '@signet/formula'
import { useT } from '@signet/i18n/react'
import { Select } from 'antd'
import { useLabelSearch } from '../properties/use-label-search.ts'
import { keyOf, type RuleWords } from './use-rule-words.ts'

export type OperandSelectProps = Readonly<{
  id?: string | undefined
  label: string
  placeholder?: string | undefined
  subjects: readonly RuleSubject[]
  words: RuleWords
  value: Operand | undefined
  /** Further choices, before the subjects. */
  extra?: readonly Readonly<{ key: string; label: string; operand: Operand; rate?: Operand }>[]
  /** Whether the list is shown, where something else opens it too. */
  isOpen?: boolean
  onOpen?: (isOpen: boolean) => void
  /** With a `rate`, the operand is to be multiplied by it. */
  onChange: (operand: Operand, rate?: Operand) => void
}>

const groups = ['fields', 'spans', 'totals', 'context'] as const
type Group = (typeof groups)[number]

/** Select for a field, span, total or context value, found by its label. */
export function OperandSelect(props: OperandSelectProps) {
  const search = useLabelSearch()
  const t = useT()
  const { id, label, placeholder, subjects, words, value, extra = [], isOpen, onOpen, onChange } = props
  const offered = [
    ...extra,
    ...subjects.map(({ operand }) => ({ key: keyOf(operand), label: words.operand(operand), operand })),
  ]
  const current = value && keyOf(value)
  const isKnown = current === undefined || offered.some(({ key }) => key === current)
  const all =
    value && current !== undefined && !isKnown
      ? [{ key: current, label: words.operand(value), operand: value }, ...offered]
      : offered
  const option = ({ key, label: text }: (typeof all)[number]) => ({ value: key, label: text })
  const grouped = groups.flatMap((group) => {
    const inside = all.filter(({ key, operand }) => isSubject(key) && groupOf(operand) === group)
    return inside.length === 0
      ? []
      : [{ label: t(`rules.group.${group}`), title: group, options: inside.map(option) }]
  })
  const others = all.filter(({ key }) => !isSubject(key)).map(option)

  return (
    <Select<string>
      {...(id !== undefined && { id })}
      {...(isOpen !== undefined && { open: isOpen })}
      {...(onOpen && { onOpenChange: onOpen })}
      aria-label={label}
      placeholder={placeholder}
      showSearch={search}
      popupMatchSelectWidth={false}
      style={{ width: '100%' }}
      value={current ?? null}
      options={[...others, ...grouped]}
      onChange={(key) => {
        const chosen = all.find((one) => one.key === key)
        if (chosen) onChange(chosen.operand, 'rate' in chosen ? chosen.rate : undefined)
      }}
    />
  )

  function isSubject(key: string): boolean {
    return !extra.some((one) => one.key === key)
  }
}

function groupOf({ of }: Operand): Group {
  if (of === 'span') return 'spans'
  if (of === 'total' || of === 'weighted') return 'totals'
  return of === 'context' || of === 'shifted' ? 'context' : 'fields'
}
