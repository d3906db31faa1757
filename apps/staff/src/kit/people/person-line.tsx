import { Avatar } from '@signet/ui'
import styles from './person-line.module.css'

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
        {person.note && <span className={styles.note}>{person.note}</span>}
      </span>
    </>
  )
}
