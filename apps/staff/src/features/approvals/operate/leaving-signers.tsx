import { useT } from '@signet/i18n/react'
import { Avatar, Card } from '@signet/ui'
import { CheckList } from '../../../lib/check-list.tsx'
import type { OpenedCase } from '../queries.ts'
import type { Colleague } from './operate-draft.ts'
import styles from './people-field.module.css'

type LeavingSignersProps = Readonly<{
  allowed: Pick<OpenedCase['allowed'], 'removableSigners' | 'mostRemovable'>
  chosen: readonly Colleague[]
  problem: string | null
  onChange: (people: readonly Colleague[]) => void
}>

/** Which of the signers who have not voted go again; as soon as only one would stay, no more can be chosen. */
export function LeavingSigners({ allowed, chosen, problem, onChange }: LeavingSignersProps) {
  const t = useT()
  const title = t('approvals.people.removeSigners')
  const isChosen = (id: string) => chosen.some((person) => person.id === id)
  const isFull = chosen.length >= allowed.mostRemovable
  return (
    <Card title={title}>
      <p className={styles.none}>{t('approvals.people.mostRemovable', { count: allowed.mostRemovable })}</p>
      <CheckList
        label={title}
        rows={allowed.removableSigners.map((person) => ({
          key: person.id,
          title: person.name,
          mark: <Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />,
          isChosen: isChosen(person.id),
          isDisabled: isFull && !isChosen(person.id),
          onToggle: () =>
            onChange(
              isChosen(person.id)
                ? chosen.filter(({ id }) => id !== person.id)
                : [...chosen, { ...person, note: '' }],
            ),
        }))}
      />
      {problem && (
        <p className={styles.problem} id="operate-people" tabIndex={-1} role="alert">
          {problem}
        </p>
      )}
    </Card>
  )
}
