import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, sharedStyles } from '@signet/ui'
import styles from './people-picker.module.css'

export type Colleague = Readonly<{ id: string; name: string; note: string; headIcon: string }>

type PersonLineProps = Readonly<{
  person: Readonly<{ id: string; name: string; headIcon: string; note?: string }>
}>

/** A colleague in a list: avatar, name, and where they work. */
export function PersonLine({ person }: PersonLineProps) {
  return (
    <>
      <Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />
      <span className={styles.words}>
        <span>{person.name}</span>
        {person.note && <span className={sharedStyles.note}>{person.note}</span>}
      </span>
    </>
  )
}

type FoundPerson = Readonly<{
  id: string
  realName: string
  headIcon: string
  organize: string
  position: string
  awayUntil: string | null
}>

/** Returns a person as pickers show them: with their place, and until when somebody else decides for them. */
export function useColleague(): (person: FoundPerson) => Colleague {
  const t = useT()
  const formats = useFormats()
  return ({ id, realName, headIcon, organize, position, awayUntil }) => {
    const away = awayUntil && t('form.awayUntil', { until: formats.dateTime(awayUntil) })
    return { id, name: realName, headIcon, note: [organize, position, away].filter(Boolean).join(' · ') }
  }
}
