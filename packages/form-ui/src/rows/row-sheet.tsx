import type { Referent } from '@signet/form'
import { listed, type OneOrSeveral } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { SearchField, sharedStyles } from '@signet/ui'
import { useState } from 'react'

import { ChoiceFoot, ChoiceSurface } from '../choices/choice-surface.tsx'
import { OptionList } from '../choices/option-list.tsx'
import type { Choice, LookupVariant } from '../form/form-environment.ts'
import { useFormContext } from '../form/surroundings.ts'
import { useWords } from '../form/use-speaker.ts'
import { LookupResults } from '../lookup/lookup-results.tsx'
import { isUndecided, useChosen, useLookup } from '../lookup/use-lookup.ts'
import { RowTable } from './row-table.tsx'
import { columnText, type RowProps, useChooseRows, useColumns } from './use-choose-rows.ts'

type RowSheetProps = RowProps & Readonly<{ onClose: () => void }>

/** Rows with search and paging; columns are shown below names, or beside each other where there is room. */
export function RowSheet(props: RowSheetProps) {
  const { id, of, label, settings, value, isRequired, parameters, onClose } = props
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const columns = useColumns(props)
  const choose = useChooseRows(props)
  const { multiple } = settings
  const picked = usePicked({ of, value, multiple, variant: { parameters, columns }, onChoose: choose })
  const isWaiting = isUndecided(parameters)
  const lookup = useLookup(
    of && !isWaiting ? { of, ...(words ? { words } : {}), parameters, columns } : undefined,
  )
  const clear = isRequired || picked.ids.length === 0 ? undefined : () => choose([])
  const toggle = (rowId: string) => {
    const row = lookup.choices.find((one) => one.id === rowId)
    if (row) picked.toggle(row)
    if (!multiple) onClose()
  }

  return (
    <ChoiceSurface
      id={id}
      title={label}
      onClose={onClose}
      footer={multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined}
    >
      <SearchField label={t('form.search')} value={typed} onChange={setTyped} />
      {isWaiting ? (
        <p className={sharedStyles.emptyNote}>{t('form.notYet')}</p>
      ) : (
        <LookupResults lookup={lookup}>
          <Rows {...props} rows={lookup.choices} chosen={picked.ids} onToggle={toggle} />
        </LookupResults>
      )}
    </ChoiceSurface>
  )
}

type RowsProps = RowProps &
  Readonly<{ rows: readonly Choice[]; chosen: readonly string[]; onToggle: (id: string) => void }>

function Rows(props: RowsProps) {
  const { label, settings, rows, chosen, onToggle } = props
  const { pointer } = useFormContext()
  const noteOf = useNote(settings)
  if (pointer === 'fine') return <RowTable {...props} />

  return (
    <OptionList
      label={label}
      options={rows.map((row) => ({ id: row.id, name: row.name, note: noteOf(row) }))}
      chosen={chosen}
      multiple={settings.multiple}
      onToggle={onToggle}
    />
  )
}

/** Returns the columns of a row on one line, each after its label. */
function useNote({ columns }: RowProps['settings']): (row: Choice) => string {
  const words = useWords()
  return (row) =>
    columns
      .map(({ column, label }) => [words(label), columnText(row, column)] as const)
      .filter(([, text]) => text !== '' && text !== row.name)
      .map(([label, text]) => (label ? `${label} ${text}` : text))
      .join(' · ')
}

type PickOptions = Readonly<{
  of: Referent | undefined
  value: OneOrSeveral
  multiple: boolean
  variant: LookupVariant
  onChoose: (rows: readonly Choice[]) => void
}>

/** Holds the choice with its columns, from before and from this surface. */
function usePicked({ of, value, multiple, variant, onChoose }: PickOptions) {
  const [seen, setSeen] = useState<ReadonlyMap<string, Choice>>(new Map())
  const before = useChosen(of, listed(value), variant)
  const chosen = before.map((row) => seen.get(row.id) ?? row)

  return {
    ids: listed(value),
    toggle: (row: Choice) => {
      setSeen(new Map([...seen, [row.id, row]]))
      const rest = chosen.filter(({ id }) => id !== row.id)
      if (!multiple) onChoose([row])
      else onChoose(rest.length < chosen.length ? rest : [...chosen, row])
    },
  }
}
