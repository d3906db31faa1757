import { type FieldDefinition, type FormDefinition, viewSurroundings } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { Input, Select } from 'antd'
import { useId } from 'react'
import { WordsControl } from '../../kit/properties/words-control.tsx'
import type { DataInterface } from './queries.ts'
import styles from './view-desk.module.css'

type Gives = NonNullable<FormDefinition['dataView']>['parameters'][number]['gives']
/** Where a parameter gets its value: not at all, from a search of the list, or from the view. */
export type ParameterGiven = 'nothing' | 'search' | Gives

type ParameterRowProps = Readonly<{
  parameter: DataInterface['parameters'][number]
  gives: ParameterGiven
  search: FieldDefinition | undefined
  onGives: (gives: ParameterGiven) => void
  onSearch: (field: FieldDefinition) => void
}>

const plain = ['nothing', 'value', 'search'] as const
type Choice = (typeof plain)[number] | (typeof viewSurroundings)[number]

export function ParameterRow({ parameter, gives, search, onGives, onSearch }: ParameterRowProps) {
  const t = useT()
  const id = useId()
  const { name, label, required } = parameter
  const choice = choiceOf(gives)
  return (
    <div className={styles.parameter}>
      <label htmlFor={id}>
        {label || name}
        {required && ` (${t('data-views.parameter.required')})`}
      </label>
      <Select<Choice>
        id={id}
        value={choice}
        options={[...plain, ...viewSurroundings].map((value) => ({
          value,
          label: t(`data-views.from.${value}`),
        }))}
        onChange={(next) => onGives(givenBy(next))}
      />
      {choice === 'value' && typeof gives === 'object' && 'value' in gives && (
        <Input
          aria-label={t('data-views.parameter.value', { name: label || name })}
          maxLength={500}
          value={String(gives.value)}
          onChange={({ target }) => onGives({ value: target.value })}
        />
      )}
      {search && (
        <WordsControl
          label={t('data-views.parameter.asked', { name: label || name })}
          value={search.label}
          onChange={(words) => onSearch({ ...search, label: words })}
        />
      )}
    </div>
  )
}

function choiceOf(gives: ParameterGiven): Choice {
  if (typeof gives === 'string') return gives
  return 'value' in gives ? 'value' : gives.surrounding
}

function givenBy(choice: Choice): ParameterGiven {
  const surrounding = viewSurroundings.find((one) => one === choice)
  if (surrounding) return { surrounding }
  return choice === 'search' || choice === 'nothing' ? choice : { value: '' }
}
