import { useT } from '@signet/i18n/react'
import { Button, Card, IconButton } from '@signet/ui'
import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import type { Colleague } from './colleague.ts'
import styles from './people-field.module.css'
import { PeopleSheet } from './people-sheet.tsx'
import { PersonLine } from './person-line.tsx'

type PeopleFieldProps = Readonly<{
  title: string
  /** The text shown when no one is chosen. */
  none: string
  chosen: readonly Colleague[]
  among?: readonly Colleague[] | undefined
  without: readonly string[]
  problem?: string | null
  onChange: (people: readonly Colleague[]) => void
}>

/** Several colleagues, chosen on a sheet and removed one by one. */
export function PeopleField({ title, none, chosen, among, without, problem, onChange }: PeopleFieldProps) {
  const t = useT()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Card
      title={title}
      action={
        <Button
          size="small"
          tone="quiet"
          icon={<UserPlus aria-hidden="true" />}
          aria-label={t('staff.people.choose', { what: title })}
          onClick={() => setChoosing(true)}
        >
          {t('staff.people.add')}
        </Button>
      }
    >
      {chosen.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list} aria-label={title}>
        {chosen.map((person) => (
          <li key={person.id} className={styles.person}>
            <PersonLine person={person} />
            <IconButton
              label={t('staff.people.remove', { name: person.name })}
              icon={<X />}
              onClick={() => onChange(chosen.filter(({ id }) => id !== person.id))}
            />
          </li>
        ))}
      </ul>
      {problem && (
        <p className={styles.problem} id="operate-people" tabIndex={-1} role="alert">
          {problem}
        </p>
      )}
      {isChoosing && (
        <PeopleSheet
          title={title}
          chosen={chosen}
          among={among}
          without={without}
          onClose={() => setChoosing(false)}
          onDone={(people) => {
            setChoosing(false)
            onChange(people)
          }}
        />
      )}
    </Card>
  )
}
