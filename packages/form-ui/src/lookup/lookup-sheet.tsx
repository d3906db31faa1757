import type { Referent } from '@signet/form'
import { listed, toggled } from '@signet/form/kinds'
import { useT } from '@signet/i18n/react'
import { SearchField, sharedStyles } from '@signet/ui'
import { X } from 'lucide-react'
import { useState } from 'react'

import { ChoiceFoot, ChoiceSurface } from '../choices/choice-surface.tsx'
import { OptionList } from '../choices/option-list.tsx'
import type { Choice } from '../form/form-environment.ts'
import { LevelList } from './level-list.tsx'
import { LevelTrail } from './level-trail.tsx'
import styles from './lookup.module.css'
import { LookupResults } from './lookup-results.tsx'
import { isUndecided, type LookupEditProps, questionOf, useChosen, useLookup } from './use-lookup.ts'

type LookupSheetProps = LookupEditProps & Readonly<{ onClose: () => void }>

/** A surface to choose from outside records: by search, or by level in a tree. */
export function LookupSheet(props: LookupSheetProps) {
  const { id, label, field, settings, value, isRequired, onChange, onClose, parameters } = props
  const t = useT()
  const [words, setWords] = useState('')
  const { multiple } = settings
  const chosen = listed(value)
  const clear = isRequired || chosen.length === 0 ? undefined : () => onChange(multiple ? [] : null)
  const toggle = (one: string) => {
    if (multiple) return onChange(toggled(chosen, one))
    onChange(one)
    onClose()
  }
  const List = props.isTree ? Levels : Lines

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

type ListProps = LookupEditProps & Readonly<{ words: string; onToggle: (id: string) => void }>

/** A flat list; earlier choices come first until a search. */
function Lines(props: ListProps) {
  const { of, label, settings, value, words, pictureOf, onToggle } = props
  const lookup = useLookup(questionOf(props, words ? { words } : {}))
  const [first] = useState(() => listed(value))
  const before = useChosen(of, first)
  const shown = words
    ? lookup.choices
    : [...before, ...lookup.choices.filter(({ id }) => !first.includes(id))]

  return (
    <LookupResults lookup={lookup}>
      <OptionList
        label={label}
        options={shown.map((choice) => ({ ...choice, picture: pictureOf?.(choice) }))}
        chosen={listed(value)}
        multiple={settings.multiple}
        onToggle={onToggle}
      />
    </LookupResults>
  )
}

function Levels(props: ListProps) {
  const { of, settings, value, words, onToggle } = props
  const [trail, setTrail] = useState<readonly Choice[]>([])
  const parent = words ? undefined : trail.at(-1)?.id

  return (
    <div className={styles.levels}>
      {settings.multiple && <Chips of={of} ids={listed(value)} onRemove={onToggle} />}
      {!words && (
        <LevelTrail
          names={trail.map(({ name }) => name)}
          onBack={(depth) => setTrail(trail.slice(0, depth))}
        />
      )}
      <Level key={parent} {...props} parent={parent} onOpen={(choice) => setTrail([...trail, choice])} />
    </div>
  )
}

type LevelProps = ListProps & Readonly<{ parent: string | undefined; onOpen: (choice: Choice) => void }>

function Level(props: LevelProps) {
  const { label, value, words, parent, onToggle, onOpen } = props
  const lookup = useLookup(
    questionOf(props, { ...(words ? { words } : {}), ...(parent === undefined ? {} : { parent }) }),
  )
  return (
    <LookupResults lookup={lookup}>
      <LevelList
        label={label}
        choices={lookup.choices}
        chosen={listed(value)}
        onToggle={({ id }) => onToggle(id)}
        onOpen={onOpen}
      />
    </LookupResults>
  )
}

type ChipsProps = Readonly<{ of: Referent; ids: readonly string[]; onRemove: (id: string) => void }>

/** The current choices, each with a remove button. */
function Chips({ of, ids, onRemove }: ChipsProps) {
  const t = useT()
  const chosen = useChosen(of, ids)
  if (chosen.length === 0) return null

  return (
    <ul className={styles.chips} aria-label={t('form.chosen')}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('form.takeOut', { name })}
            onClick={() => onRemove(id)}
          >
            {name}
            <X className={styles.cross} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
