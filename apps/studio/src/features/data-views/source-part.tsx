import { type FieldDefinition, type FormDefinition, viewContextNames } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { AppTile } from '@signet/ui'
import { AutoComplete, Input, Select } from 'antd'
import { useId } from 'react'
import { useIconChoices } from '../../kit/fields/icon-choice.tsx'
import { PropertyRow, PropertySection } from '../../kit/properties/property-row.tsx'
import { NamedRow, SelectRow, TextRow } from '../../kit/properties/setting-rows.tsx'
import { WordsControl } from '../../kit/properties/words-control.tsx'
import type { DataInterface } from './queries.ts'
import styles from './view-desk.module.css'
import { useAnsweredColumns, useViewEditor } from './view-editor.ts'

/** Name, icon, interface and key column of the view. */
export function SourcePart() {
  const t = useT()
  const { draft, change } = useViewEditor()
  const columns = useAnsweredColumns()
  const { source } = draft
  return (
    <PropertySection title={t('data-views.source')}>
      <ViewNames />
      <NamedRow
        label={t('data-views.interface')}
        of="interface"
        value={source.interface}
        onChange={(next) => change({ source: { ...source, interface: next } })}
      />
      <PropertyRow label={t('data-views.key')} help={t('data-views.key.help')}>
        {(id) => (
          <AutoComplete
            id={id}
            value={source.key}
            options={columns.map((value) => ({ value }))}
            onChange={(key) => change({ source: { ...source, key } }, 'key')}
          />
        )}
      </PropertyRow>
    </PropertySection>
  )
}

/** Name, category and icon. */
function ViewNames() {
  const t = useT()
  const { draft, change } = useViewEditor()
  const { source } = draft
  const choices = useIconChoices(t('data-views.noIcon'))
  return (
    <>
      <TextRow
        label={t('data-views.name')}
        maxLength={100}
        value={draft.name}
        onChange={(name) => change({ name }, 'name')}
      />
      <TextRow
        label={t('data-views.category')}
        maxLength={60}
        value={draft.category}
        onChange={(category) => change({ category }, 'category')}
      />
      <SelectRow<string>
        label={t('data-views.icon')}
        value={source.icon}
        options={choices.map(({ value, label }) => ({
          value,
          label: (
            <span className={styles.icon}>
              <AppTile icon={value} name={draft.name} seed={draft.definition.key} size={32} />
              {label}
            </span>
          ),
        }))}
        onChange={(icon) => change({ source: { ...source, icon } })}
      />
    </>
  )
}

type Gives = NonNullable<FormDefinition['dataView']>['parameters'][number]['gives']
/** Where a parameter gets its value: not at all, from a search of the list, or from the view. */
export type ParameterSource = 'nothing' | 'search' | Gives

type ParameterRowProps = Readonly<{
  parameter: DataInterface['parameters'][number]
  gives: ParameterSource
  search: FieldDefinition | undefined
  onGives: (gives: ParameterSource) => void
  onSearch: (field: FieldDefinition) => void
}>

const plain = ['nothing', 'value', 'search'] as const
type Choice = (typeof plain)[number] | (typeof viewContextNames)[number]

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
      <ParameterSourceSelect id={id} choice={choice} onGives={onGives} />
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

type ParameterSourceSelectProps = Pick<ParameterRowProps, 'onGives'> &
  Readonly<{ id: string; choice: Choice }>

function ParameterSourceSelect({ id, choice, onGives }: ParameterSourceSelectProps) {
  const t = useT()
  return (
    <Select<Choice>
      id={id}
      value={choice}
      options={[...plain, ...viewContextNames].map((value) => ({
        value,
        label: t(`data-views.from.${value}`),
      }))}
      onChange={(next) => onGives(givenBy(next))}
    />
  )
}

function choiceOf(gives: ParameterSource): Choice {
  if (typeof gives === 'string') return gives
  return 'value' in gives ? 'value' : gives.surrounding
}

function givenBy(choice: Choice): ParameterSource {
  const surrounding = viewContextNames.find((one) => one === choice)
  if (surrounding) return { surrounding }
  return choice === 'search' || choice === 'nothing' ? choice : { value: '' }
}
