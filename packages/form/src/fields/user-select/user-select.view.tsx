import { useT } from '@signet/i18n/react'
import { Avatar } from '@signet/ui'
import { useState } from 'react'
import type { ControlProps, FieldView, ReadProps } from '../../skins/field-view.ts'
import { SheetButton } from '../../skins/sheet-button.tsx'
import { usePeople } from '../../skins/use-people.ts'
import { useWords } from '../../skins/use-speaker.ts'
import { PeopleSheet } from './people-sheet.view.tsx'
import styles from './user-select.module.css'
import { type PeopleValue, peopleIn, type userSelect } from './user-select.ts'

function UserSelectEdit(props: ControlProps<typeof userSelect>) {
  const { settings, value, onLeave } = props
  const [isOpen, setOpen] = useState(false)
  const t = useT()
  const words = useWords()
  const close = () => {
    setOpen(false)
    onLeave()
  }

  return (
    <>
      <SheetButton
        {...props}
        isOpen={isOpen}
        placeholder={words(settings.placeholder) || t('user-select.choose')}
        onPress={() => setOpen(true)}
      >
        {peopleIn(value).length > 0 && <PeopleNames value={value} />}
      </SheetButton>
      {isOpen && <PeopleSheet {...props} onClose={close} />}
    </>
  )
}

/** Faces and names, in one line or as many as it takes. */
export function PeopleNames({ value }: Readonly<{ value: PeopleValue }>) {
  const people = usePeople(peopleIn(value))
  return (
    <span className={styles.people}>
      {people.map(({ id, name, avatar }) => (
        <span key={id} className={styles.person}>
          <Avatar id={id} name={name} size={24} {...(avatar ? { src: avatar } : {})} />
          {name}
        </span>
      ))}
    </span>
  )
}

function UserSelectRead({ value }: ReadProps<typeof userSelect>) {
  return <PeopleNames value={value} />
}

export const userSelectView: FieldView<typeof userSelect> = { Edit: UserSelectEdit, Read: UserSelectRead }
