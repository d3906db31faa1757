import { Select } from 'antd'
import { useState } from 'react'
import { PeopleLine, type PeopleOption, type PeopleOptionGroup } from './people-options.tsx'
import { isStep, usePeopleChoices } from './use-people-choices.tsx'

type ChosenProps = Readonly<{ id: string; value: readonly string[]; onChange: (chosen: string[]) => void }>
type PeopleSelectProps = Omit<ChosenProps, 'onChange' | 'id'> &
  Readonly<{
    id?: string
    /** Names the field where no label does. */
    label?: string
    /** How people are called who were chosen before. */
    names?: ReadonlyMap<string, string>
    /** Replaces a person without a name; their id by default. */
    unnamed?: string | undefined
    placeholder?: string
    /** Whether the field takes the focus. */
    isFresh?: boolean
    onChange: (chosen: string[], nameOf: (person: string) => string | undefined) => void
    /** Whether people of other companies may be chosen. */
    externals?: 'yes' | 'no'
  }>

/** Several people: the nearest first, by department, or found by name, account or pinyin. */
export function PeopleSelect(props: PeopleSelectProps) {
  const { id, label, value, names, unnamed, placeholder, isFresh = false, externals = 'no', onChange } = props
  const { options, labels, state, onSearch, onPopupScroll, take } = usePeopleChoices({ externals })
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const all = new Map([...(names ?? []), ...known, ...labels])
  return (
    <Select<string[], PeopleOption | PeopleOptionGroup>
      {...(id !== undefined && { id })}
      {...(label !== undefined && { 'aria-label': label })}
      {...state}
      mode="multiple"
      autoFocus={isFresh}
      style={{ width: '100%' }}
      placeholder={placeholder}
      showSearch={{ filterOption: false, onSearch }}
      value={[...value]}
      options={[...options]}
      optionRender={({ data }) => <PeopleLine option={data} />}
      labelRender={({ value: person }) => all.get(String(person)) ?? unnamed ?? String(person)}
      onPopupScroll={onPopupScroll}
      onChange={(next) => {
        setKnown(all)
        const chosen = take(next.filter((one) => isStep(one) || !value.includes(one)))
        const kept = next.filter((one) => value.includes(one))
        // A way on was taken, and the choice is the same.
        if (chosen.length === 0 && kept.length === value.length) return
        onChange([...kept, ...chosen], (person) => all.get(person))
      }}
    />
  )
}

type Found = Readonly<{ value: string; label: string }>
type FoundSelectProps = ChosenProps &
  Readonly<{ found: readonly Found[]; onSearch: (keyword: string) => void }>

/** Several of what typing finds; what was chosen keeps its label when another word no longer finds it. */
export function FoundSelect({ id, value, found, onSearch, onChange }: FoundSelectProps) {
  const [labels, setLabels] = useState<ReadonlyMap<string, string>>(new Map())
  const known = new Set(found.map((choice) => choice.value))
  const chosen = value
    .filter((one) => !known.has(one))
    .map((one) => ({ value: one, label: labels.get(one) ?? one }))

  return (
    <Select<string[]>
      id={id}
      mode="multiple"
      style={{ width: '100%' }}
      showSearch={{ filterOption: false, onSearch }}
      value={[...value]}
      options={[...found, ...chosen]}
      onChange={(next) => {
        setLabels(new Map([...labels, ...found.map((choice) => [choice.value, choice.label] as const)]))
        onChange(next)
      }}
    />
  )
}
