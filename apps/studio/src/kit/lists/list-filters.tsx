import { classes } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useClient } from '../context/app-context.ts'
import { flowNamesQuery } from '../context/name-queries.ts'
import { PersonSelect } from '../people/person-select.tsx'
import { useLabelSearch } from '../properties/use-label-search.ts'
import styles from './list-filters.module.css'

type FilterProps = Readonly<{
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}>

type Choices = readonly Readonly<{ value: string; label: string }>[]

/** Filters a list by one of a few choices. */
export function ChoiceFilter({
  label,
  value,
  choices,
  onChange,
}: FilterProps & Readonly<{ choices: Choices }>) {
  const search = useLabelSearch()
  return (
    <Select<string>
      className={classes(styles.filter)}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={search}
      value={value ?? null}
      options={[...choices]}
      onChange={onChange}
    />
  )
}

/** Filters a list by a published flow. */
export function FlowFilter(props: FilterProps) {
  const { data } = useQuery(flowNamesQuery(useClient()))
  const choices = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return <ChoiceFilter {...props} choices={choices} />
}

/** Filters a list by a person: the nearest first, by department, or found by typing. */
export function PersonFilter({ label, value, onChange }: FilterProps) {
  return (
    <PersonSelect
      label={label}
      className={classes(styles.filter)}
      value={value}
      onChange={onChange}
      onClear={() => onChange(undefined)}
    />
  )
}
