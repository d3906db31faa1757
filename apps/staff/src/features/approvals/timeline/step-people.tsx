import { useT } from '@signet/i18n/react'
import type { StepPerson } from '../queries.ts'
import { StepPersonLine } from './step-person-line.tsx'
import styles from './timeline.module.css'

type StepPeopleProps = Readonly<{
  people: readonly StepPerson[]
  /** The step itself already tells what they did. */
  isTold: boolean
}>

/** Who has a step; whoever was asked by one of them, to help or to sign, stands below him. */
export function StepPeople({ people, isTold }: StepPeopleProps) {
  const known = new Set(people.map(({ taskId }) => taskId))
  const own = people.filter(({ askedBy }) => !askedBy || !known.has(askedBy.taskId))
  return (
    <ul className={styles.people}>
      {own.map((person) => (
        <WithAsked key={keyOf(person)} person={person} people={people} isTold={isTold} />
      ))}
    </ul>
  )
}

type WithAskedProps = StepPeopleProps & Readonly<{ person: StepPerson }>

function WithAsked({ person, people, isTold }: WithAskedProps) {
  const t = useT()
  const asked = people.filter(({ askedBy }) => askedBy !== null && askedBy.taskId === person.taskId)
  const groups = (['before', 'after', 'help'] as const)
    .map((to) => ({ to, members: asked.filter(({ askedBy }) => askedBy?.to === to) }))
    .filter(({ members }) => members.length > 0)

  return (
    <StepPersonLine step={person} isTold={isTold}>
      {groups.map(({ to, members }) => (
        <div key={to} className={styles.asked}>
          <p className={styles.rule}>
            {t(`approvals.asked.${to}`, { name: person.person.name, count: members.length })}
          </p>
          <ul
            className={styles.people}
            aria-label={t(`approvals.asked.${to}`, { name: person.person.name, count: members.length })}
          >
            {members.map((member) => (
              <WithAsked key={keyOf(member)} person={member} people={people} isTold={isTold} />
            ))}
          </ul>
        </div>
      ))}
    </StepPersonLine>
  )
}

function keyOf({ taskId, person }: StepPerson): string {
  return taskId ?? person.id
}
