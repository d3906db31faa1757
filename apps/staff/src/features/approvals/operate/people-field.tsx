import { useT } from '@signet/i18n/react'
import { Button, Card, IconButton } from '@signet/ui'
import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { PeopleSheet } from '../parts/people-sheet.tsx'
import { PersonLine } from '../parts/person-line.tsx'
import type { Colleague } from './operate-draft.ts'
import styles from './people-field.module.css'

type PeopleFieldProps = Readonly<{
  title: string
  /** What it means that nobody is chosen. */
  none: string
  chosen: readonly Colleague[]
  among?: readonly Colleague[] | undefined
  without: readonly string[]
  problem?: string | null
  onChange: (people: readonly Colleague[]) => void
}>

/** Several colleagues, chosen on a sheet and taken off again one by one. */
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
          aria-label={t('approvals.people.choose', { what: title })}
          onClick={() => setChoosing(true)}
        >
          {t('approvals.people.add')}
        </Button>
      }
    >
      {chosen.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list} aria-label={title}>
        {chosen.map((person) => (
          <li key={person.id} className={styles.person}>
            <PersonLine person={person} />
            <IconButton
              label={t('approvals.people.remove', { name: person.name })}
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
