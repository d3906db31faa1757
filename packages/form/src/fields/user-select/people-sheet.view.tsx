import { useT } from '@signet/i18n/react'
import { Avatar, Button, SearchField, Sheet, Spinner } from '@signet/ui'
import { useState } from 'react'
import { ChoiceFoot } from '../../skins/choice-foot.tsx'
import type { ControlProps } from '../../skins/field-view.ts'
import type { Person } from '../../skins/form-environment.ts'
import { OptionList } from '../../skins/option-list.tsx'
import { usePeople, usePeopleSearch } from '../../skins/use-people.ts'
import styles from './user-select.module.css'
import { peopleIn, type userSelect } from './user-select.ts'

type PeopleSheetProps = ControlProps<typeof userSelect> & Readonly<{ onClose: () => void }>

/** Search for people; the chosen ones stand first until words are typed. */
export function PeopleSheet({ label, settings, value, isRequired, onChange, onClose }: PeopleSheetProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const search = usePeopleSearch(words)
  const [first] = useState(() => peopleIn(value))
  const before = usePeople(first)
  const chosen = peopleIn(value)
  const { multiple } = settings
  const toggle = (id: string) => {
    if (multiple) return onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
    onChange(id)
    onClose()
  }
  const clear = isRequired || chosen.length === 0 ? undefined : () => onChange(multiple ? [] : null)

  return (
    <Sheet
      title={label}
      onClose={onClose}
      footer={multiple || clear ? <ChoiceFoot onClear={clear} onDone={onClose} /> : undefined}
    >
      <SearchField label={t('user-select.search')} value={words} onChange={setWords} />
      {search.state === 'failed' ? (
        <div className={styles.failed} role="alert">
          {t('user-select.failed')}
          <Button onClick={search.again}>{t('form.retry')}</Button>
        </div>
      ) : (
        <Found search={search} label={label}>
          <OptionList
            label={label}
            options={linesOf(words === '' ? before : [], search.people)}
            chosen={chosen}
            multiple={multiple}
            onToggle={toggle}
          />
        </Found>
      )}
    </Sheet>
  )
}

type FoundProps = Readonly<{
  search: ReturnType<typeof usePeopleSearch>
  label: string
  children: React.ReactNode
}>

function Found({ search, children }: FoundProps) {
  return search.state === 'searching' && search.people.length === 0 ? <Spinner /> : children
}

function linesOf(first: readonly Person[], found: readonly Person[]) {
  const people = [...first, ...found.filter(({ id }) => !first.some((one) => one.id === id))]
  return people.map(({ id, name, note, avatar }) => ({
    id,
    name,
    note,
    picture: <Avatar id={id} name={name} size={32} {...(avatar ? { src: avatar } : {})} />,
  }))
}
