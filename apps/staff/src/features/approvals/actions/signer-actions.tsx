import { useT } from '@signet/i18n/react'
import { Avatar, Card, sharedStyles } from '@signet/ui'
import { useId } from 'react'
import { CheckList } from '../../../kit/lists/check-list.tsx'
import peopleStyles from '../../../kit/people/people-field.module.css'
import { PeopleField } from '../../../kit/people/people-field.tsx'
import type { SignersVote } from '../operate/operate-action.ts'
import { RadioList } from '../parts/radio-list.tsx'
import styles from './add-signers.module.css'
import {
  type ActionFieldsProps,
  formOf,
  idsOf,
  needsOfNode,
  noWords,
  type OperateRule,
  optionalOpinion,
  remarkOf,
  sealOf,
} from './operate-rule.ts'

export const addSigners: OperateRule = {
  tone: 'primary',
  /** Signers after the owner mean that the owner approves now. */
  needs: (view, { signers }) => (signers.place === 'after' ? needsOfNode(view) : optionalOpinion),
  chooses: 'people',
  Fields: SignersFields,
  asksFor: 'reason',
  phrases: 2,
  copiesAlong: false,
  choosesAs: null,
  call: (approvals, ready, options) => {
    const { people, signers } = ready
    const { place, mode, share } = signers
    const voting = mode === 'all' ? { mode, agreeShare: share } : { mode }
    const added = { userIds: idsOf(people), place, voting }
    const applied = place === 'after' ? sealOf(ready) : {}
    return approvals.addSigners({ ...remarkOf(ready), ...applied, ...formOf(ready), ...added }, options)
  },
  leavesDesk: false,
  canUndo: false,
  keepsForm: false,
}

const places = ['before', 'after'] as const
const modes = ['all', 'any', 'sequential'] as const

/** The signers, whether they come before or after the owner, and how they vote. */
function SignersFields({ me, draft, problems, change }: ActionFieldsProps) {
  const t = useT()
  const { signers } = draft
  const count = draft.people.length
  const changeVote = (part: Partial<SignersVote>) => change({ signers: { ...signers, ...part } })
  return (
    <>
      <PeopleField
        title={t('approvals.people.addSigners')}
        none={t('approvals.people.none.addSigners')}
        chosen={draft.people}
        without={[me.userId]}
        problem={problems.people}
        onChange={(people) => change({ people })}
      />
      <VoteFields signers={draft.signers} count={count} onChange={changeVote} />
    </>
  )
}

type VoteFieldsProps = Readonly<{
  signers: SignersVote
  /** How many signers are chosen. */
  count: number
  onChange: (part: Partial<SignersVote>) => void
}>

/** When the signers come, and how they vote. */
function VoteFields({ signers, count, onChange }: VoteFieldsProps) {
  const t = useT()
  return (
    <Card>
      <div className={sharedStyles.stack3}>
        <PlaceChoice signers={signers} onChange={onChange} />
        {count > 1 && (
          <RadioList
            legend={t('approvals.signers.voting')}
            options={modes.map((mode) => ({ value: mode, label: t(`approvals.voting.${mode}`) }))}
            value={signers.mode}
            onChange={(mode) => onChange({ mode })}
          />
        )}
        {count > 1 && signers.mode === 'all' && (
          <ShareField value={signers.share} count={count} onChange={(share) => onChange({ share })} />
        )}
      </div>
    </Card>
  )
}

/** Whether the signers come before or after the owner. */
function PlaceChoice({ signers, onChange }: Pick<VoteFieldsProps, 'signers' | 'onChange'>) {
  const t = useT()
  return (
    <RadioList
      legend={t('approvals.signers.when')}
      options={places.map((place) => ({
        value: place,
        label: t(`approvals.signers.${place}`),
        note: t(`approvals.signers.note.${place}`),
      }))}
      value={signers.place}
      onChange={(place) => onChange({ place })}
    />
  )
}

type ShareFieldProps = Readonly<{ value: number; count: number; onChange: (share: number) => void }>

/** The percentage of signers who must approve, in steps of ten, and how many people that is. */
function ShareField({ value, count, onChange }: ShareFieldProps) {
  const t = useT()
  const id = useId()
  const enough = t('approvals.signers.enough', {
    share: value,
    enough: Math.ceil((count * value) / 100),
    count,
  })
  return (
    <div>
      <p className={styles.head}>
        <label htmlFor={id}>{t('approvals.signers.share')}</label>
        <output htmlFor={id} className={styles.share}>
          {enough}
        </output>
      </p>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={10}
        max={100}
        step={10}
        value={value}
        aria-valuetext={enough}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}

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
      <p className={sharedStyles.weak}>
        {t('approvals.people.mostRemovable', { count: allowed.mostRemovable })}
      </p>
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
        <p className={peopleStyles.problem} id="operate-people" tabIndex={-1} role="alert">
          {problems.people}
        </p>
      )}
    </Card>
  )
}
