import { useMatcher } from '@signet/i18n/react'
import { Select } from 'antd'
import { useRef, useState } from 'react'
import { PeopleLine, type PeopleOption, type PeopleOptionGroup } from './people-options.tsx'
import { isStep, usePeopleChoices } from './use-people-choices.tsx'

type Choice = Readonly<{ value: string; label: string }>
type PersonSelectProps = Readonly<{
  /** Of the element that a label names; without one, `label` names it and is shown while it is empty. */
  id?: string
  label?: string
  className?: string
  /** Shown above the colleagues while the search is empty. */
  first?: readonly Choice[]
  without?: string
  value: string | undefined
  onChange: (person: string) => void
  /** Lets the choice be taken away. */
  onClear?: () => void
}>

/** One person: the nearest first, by department, or found by name, account or pinyin. */
export function PersonSelect({ first = [], without, value, onChange, onClear, ...look }: PersonSelectProps) {
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const isLeadingOn = useRef(false)
  const [chosenLabel, setChosenLabel] = useState<string>()
  const matches = useMatcher()
  const hidden = [...first.map((choice) => choice.value), ...(without === undefined ? [] : [without])]
  const { options, labels, state, onSearch, onPopupScroll, take } = usePeopleChoices({ without: hidden })
  const leading = first
    .filter(({ label }) => matches(label, keyword))
    .map((choice) => ({ ...choice, kind: 'given' as const }))

  return (
    <Select<string, PeopleOption | PeopleOptionGroup>
      {...lookOf(look)}
      {...state}
      showSearch={{
        filterOption: false,
        onSearch: (words) => {
          setKeyword(words)
          onSearch(words)
        },
      }}
      // Without a value it would keep a way on as if that were chosen.
      value={value ?? null}
      options={[...leading, ...options]}
      optionRender={({ data }) => <PeopleLine option={data} />}
      labelRender={({ value: person, label }) =>
        labels.get(String(person)) ?? label ?? chosenLabel ?? String(person)
      }
      onPopupScroll={onPopupScroll}
      open={isOpen}
      onOpenChange={(next) => {
        // A way on was chosen, and the list stays for what it leads to.
        setOpen(next || isLeadingOn.current)
        isLeadingOn.current = false
      }}
      allowClear={onClear !== undefined}
      onChange={(person: string | undefined) => {
        if (person === undefined) return onClear?.()
        isLeadingOn.current = isStep(person)
        const [chosen] = take([person])
        if (chosen === undefined) return
        setChosenLabel(labels.get(chosen))
        onChange(chosen)
      }}
    />
  )
}

function lookOf({ id, label, className }: Pick<PersonSelectProps, 'id' | 'label' | 'className'>) {
  return {
    ...(id !== undefined && { id }),
    ...(label !== undefined && { 'aria-label': label, placeholder: label }),
    ...(className === undefined ? { style: { width: '100%' } } : { className }),
  }
}
