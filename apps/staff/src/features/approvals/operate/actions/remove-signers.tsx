import { useT } from '@signet/i18n/react'
import { Avatar, Card } from '@signet/ui'
import { CheckList } from '../../../../kit/lists/check-list.tsx'
import styles from '../../../../kit/people/people-field.module.css'
import { type ActionFieldsProps, idsOf, noWords, type OperateRule } from './operate-rule.ts'

export const removeSigners: OperateRule = {
  tone: 'primary',
  needs: () => noWords,
  chooses: 'people',
  Fields: LeavingSigners,
  asksFor: 'reason',
  phrases: 0,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, { taskId, people, choices }, options) =>
    approvals.removeSigners({ taskId, userIds: idsOf(people), choices }, options),
  leavesDesk: false,
  canUndo: false,
  keepsForm: true,
}

/** The signers who have not voted; at least one must stay. */
function LeavingSigners({ view: { allowed }, draft, problems, change }: ActionFieldsProps) {
  const t = useT()
  const title = t('approvals.people.removeSigners')
  const chosen = draft.people
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
            change({
              people: isChosen(person.id)
                ? chosen.filter(({ id }) => id !== person.id)
                : [...chosen, { ...person, note: '' }],
            }),
        }))}
      />
      {problems.people && (
        <p className={styles.problem} id="operate-people" tabIndex={-1} role="alert">
          {problems.people}
        </p>
      )}
    </Card>
  )
}
