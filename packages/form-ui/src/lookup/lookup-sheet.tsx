import { listed, toggled } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { SearchField, sharedStyles } from '@signet/ui'
import { useState } from 'react'

import { ChoiceFoot, ChoiceSurface } from '../choices/choice-surface.tsx'
import { useFormContext } from '../form/surroundings.ts'
import { Levels } from './levels.tsx'
import { Lines } from './lines.tsx'
import { PeopleLines } from './people-lines.tsx'
import { isUndecided, type LookupEditProps } from './use-lookup.ts'

type LookupSheetProps = LookupEditProps & Readonly<{ onClose: () => void }>

/** A surface to choose from outside records: by search, or by level in a tree. */
export function LookupSheet(props: LookupSheetProps) {
  const { id, label, field, settings, value, isRequired, onChange, onClose, parameters } = props
  const t = useT()
  const [words, setWords] = useState('')
  const { multiple } = settings
  const chosen = listed(value)
  const clear = isRequired || chosen.length === 0 ? undefined : () => onChange(multiple ? [] : null)
  const { lookups } = useFormContext()
  const toggle = (one: string) => {
    if (!chosen.includes(one)) lookups.taken(props.of, one)
    if (multiple) return onChange(toggled(chosen, one))
    onChange(one)
    onClose()
  }
  const List = listOf(props)

  return (
    <ChoiceSurface
      id={id}
      title={label}
      onClose={onClose}
      footer={multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined}
    >
      <SearchField label={t(`${field.kindName}.search`)} value={words} onChange={setWords} />
      {isUndecided(parameters) ? (
        <p className={sharedStyles.emptyNote}>{t('form.notYet')}</p>
      ) : (
        <List {...props} words={words.trim()} onToggle={toggle} />
      )}
    </ChoiceSurface>
  )
}

/** How the choices are listed: by level, people from the nearest on, or all in one list. */
function listOf({ of, isTree }: LookupSheetProps) {
  if (of === 'people') return PeopleLines
  return isTree ? Levels : Lines
}
