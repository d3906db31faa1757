import { useT } from '@signet/i18n/react'
import { SearchField, Sheet } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot } from './choice-foot.tsx'
import { columnText } from './column-text.ts'
import type { Choice } from './form-environment.ts'
import { Found } from './found.tsx'
import { OptionList } from './option-list.tsx'
import type { RowProps } from './row-control.ts'
import styles from './thing.module.css'
import { isUndecided } from './thing.ts'
import { useChoose, useColumns } from './use-choose.ts'
import { useLookup } from './use-lookup.ts'
import { usePicked } from './use-picked.ts'
import { useWords } from './use-speaker.ts'

type RowSheetProps = RowProps & Readonly<{ onClose: () => void }>

/** Rows with their columns below their names, to be searched and fetched page by page. */
export function RowSheet(props: RowSheetProps) {
  const { of, label, settings, value, isRequired, parameters, onClose } = props
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const columns = useColumns(props)
  const choose = useChoose(props)
  const { multiple } = settings
  const picked = usePicked({ of, value, multiple, asked: { parameters, columns }, onChoose: choose })
  const isWaiting = isUndecided(parameters)
  const lookup = useLookup(
    of && !isWaiting ? { of, ...(words ? { words } : {}), parameters, columns } : undefined,
  )
  const noteOf = useNote(settings)
  const clear = isRequired || picked.ids.length === 0 ? undefined : () => choose([])
  const toggle = (id: string) => {
    const row = lookup.choices.find((one) => one.id === id)
    if (row) picked.toggle(row)
    if (!multiple) onClose()
  }

  return (
    <Sheet
      title={label}
      onClose={onClose}
      footer={multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined}
    >
      <SearchField label={t('form.search')} value={typed} onChange={setTyped} />
      {isWaiting ? (
        <p className={styles.wait}>{t('form.notYet')}</p>
      ) : (
        <Found lookup={lookup}>
          <OptionList
            label={label}
            options={lookup.choices.map((row) => ({ id: row.id, name: row.name, note: noteOf(row) }))}
            chosen={picked.ids}
            multiple={multiple}
            onToggle={toggle}
          />
        </Found>
      )}
    </Sheet>
  )
}

/** The columns of a row in one line, each after what it is called. */
function useNote({ columns }: RowProps['settings']): (row: Choice) => string {
  const words = useWords()
  return (row) =>
    columns
      .map(({ column, label }) => [words(label), columnText(row, column)] as const)
      .filter(([, text]) => text !== '' && text !== row.name)
      .map(([label, text]) => (label ? `${label} ${text}` : text))
      .join(' · ')
}
