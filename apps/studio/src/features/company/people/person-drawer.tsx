import { useT } from '@signet/i18n/react'
import { ErrorNote, sharedStyles, useFeedback } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { KeyRound, Pencil, UserRoundCheck, UserRoundX } from 'lucide-react'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { useAdministration } from '../../../kit/context/use-administration.ts'
import { Facts, Section } from '../../../kit/details/facts.tsx'
import { DetailsDrawer } from '../../../kit/details/side-drawer.tsx'
import { useListSearch } from '../../../kit/lists/list-search.ts'
import { RowChangesButton } from '../../../kit/row-changes/row-changes-button.tsx'
import { PersonnelPart } from '../personnel/index.ts'
import { SecondmentLines } from '../secondments/index.ts'
import { type ChangeKind, PlanForm } from '../staff-changes/index.ts'
import type { PasswordOf } from './initial-password.tsx'
import styles from './people.module.css'
import { EditPerson, postsOf } from './person-form.tsx'
import { PersonStatus } from './person-status.tsx'
import { PostsField } from './posts-field.tsx'
import { type Person, personQuery, usePeopleMutation, workloadQuery } from './queries.ts'
import { ResetFactor, ResetPasskeys } from './reset-factor.tsx'
import { ViewAs } from './view-as.tsx'

type PersonDrawerProps = Readonly<{
  id: string
  onPassword: (made: PasswordOf) => void
  onClose: () => void
}>

/** A person with posts, roles, groups, managers, reports and work in hand; or the form to change them. */
export function PersonDrawer({ id, onPassword, onClose }: PersonDrawerProps) {
  const [doing, setDoing] = useState<Doing>()
  const { isEverything } = useAdministration()
  const { day } = useListSearch().search
  const isNow = day === undefined
  const close = () => setDoing(undefined)
  return (
    <DetailsDrawer<Person>
      query={useQuery(personQuery(useClient(), id, day))}
      width={480}
      title={({ realName }) => realName}
      actions={({ realName }) => <RowChangesButton thing="person" id={id} name={realName} />}
      onClose={onClose}
    >
      {(person) =>
        doing ? (
          <PersonForm person={person} doing={doing} onClose={close} />
        ) : (
          <>
            {isNow && <PersonActions person={person} onDo={setDoing} onPassword={onPassword} />}
            <PersonFacts person={person} />
            <PersonPlaces person={person} />
            {isNow && <PersonnelPart personId={person.id} />}
            {isNow && <SecondmentLines personId={person.id} />}
            {isEverything && isNow && <WorkInHand person={person} />}
          </>
        )
      }
    </DetailsDrawer>
  )
}

type Doing = 'edit' | ChangeKind
type PersonFormProps = Readonly<{ person: Person; doing: Doing; onClose: () => void }>

function PersonForm({ person, doing, onClose }: PersonFormProps) {
  if (doing === 'edit') return <EditPerson person={person} onClose={onClose} />
  return (
    <PlanForm
      kind={doing}
      personId={person.id}
      posts={postsOf(person)}
      manager={person.manager}
      postsField={(posts, change) => <PostsField value={posts} onChange={change} />}
      onClose={onClose}
    />
  )
}

type PersonActionsProps = Readonly<{
  person: Person
  onDo: (what: Doing) => void
  onPassword: PersonDrawerProps['onPassword']
}>

function PersonActions({ person, onDo, onPassword }: PersonActionsProps) {
  const t = useT()
  const feedback = useFeedback()
  const { isEverything } = useAdministration()
  const { id, version, realName: name, account, isEnabled } = person
  const turn = usePeopleMutation((client, enabledMark: 0 | 1) =>
    client.organization.updateUser({ id, version, enabledMark }),
  )
  const reset = usePeopleMutation((client, _: undefined) => client.people.resetPassword({ id }))
  const ask = (key: 'disable' | 'reset') =>
    feedback.ask({
      title: t(`people.${key}Title`, { name }),
      body: t(`people.${key}Hint`),
      confirm: t(`people.${key}`),
      tone: 'danger',
    })
  const change = async () => {
    if (!isEnabled || (await ask('disable'))) turn.mutate(isEnabled ? 0 : 1)
  }
  const resetPassword = async () => {
    if (!(await ask('reset'))) return
    reset.mutate(undefined, { onSuccess: ({ password }) => onPassword({ id, name, account, password }) })
  }
  const Icon = isEnabled ? UserRoundX : UserRoundCheck

  return (
    <div className={styles.top}>
      <div className={styles.actions}>
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => onDo('edit')}>
          {t('people.edit')}
        </Button>
        {(isEnabled ? (['move', 'leave'] as const) : (['join'] as const)).map((kind) => (
          <Button key={kind} onClick={() => onDo(kind)}>
            {t(`people.plan.${kind}`)}
          </Button>
        ))}
        <Button
          icon={<KeyRound size={16} aria-hidden />}
          loading={reset.isPending}
          onClick={() => void resetPassword()}
        >
          {t('people.reset')}
        </Button>
        <ResetFactor id={id} name={name} />
        <ResetPasskeys id={id} name={name} />
        {isEverything && isEnabled && <ViewAs id={id} name={name} />}
        <Button
          danger={isEnabled}
          icon={<Icon size={16} aria-hidden />}
          loading={turn.isPending}
          onClick={() => void change()}
        >
          {t(isEnabled ? 'people.disable' : 'people.enable')}
        </Button>
      </div>
      <ErrorNote error={turn.error ?? reset.error} />
    </div>
  )
}

function PersonFacts({ person }: Readonly<{ person: Person }>) {
  const t = useT()
  return (
    <Facts
      facts={[
        { name: t('studio.list.status'), value: <PersonStatus {...person} /> },
        { name: t('people.account'), value: <code>{person.account}</code> },
        { name: t('people.gender'), value: t(`people.gender.${person.gender}`) },
        { name: t('people.phone'), value: person.mobilePhone || '—' },
        { name: t('people.email'), value: person.email || '—' },
        { name: t('people.employeeNumber'), value: person.employeeNumber || '—' },
        { name: t('people.entryDate'), value: person.entryDate ?? '—' },
      ]}
    />
  )
}

type Named = Readonly<{ id: string; name: string }>

function PersonPlaces({ person }: Readonly<{ person: Person }>) {
  const t = useT()
  const { positions, roles, groups, managers, reports, reportCount } = person
  const listed = (all: readonly Named[]) => all.map(({ name }) => name).join(t('people.and')) || '—'
  const more = reportCount > reports.length ? ` ${t('people.reportCount', { count: reportCount })}` : ''
  return (
    <Section title={t('people.places')}>
      <Facts
        facts={[
          {
            name: t('people.posts'),
            value: positions.length === 0 ? '—' : <Positions positions={positions} />,
          },
          { name: t('people.managers'), value: managers.map(({ name }) => name).join(' › ') || '—' },
          { name: t('people.reports'), value: `${listed(reports)}${more}` },
          { name: t('people.roles'), value: listed(roles) },
          { name: t('people.groups'), value: listed(groups) },
        ]}
      />
    </Section>
  )
}

function Positions({ positions }: Pick<Person, 'positions'>) {
  const t = useT()
  return positions.map(({ id, name, department }, at) => (
    <div key={id}>
      {department}/{name}
      {at === 0 && positions.length > 1 && <span className={sharedStyles.weak}> {t('people.mainPost')}</span>}
    </div>
  ))
}

/** What has to be handed over when the person leaves. */
function WorkInHand({ person }: Readonly<{ person: Person }>) {
  const t = useT()
  const { data } = useQuery(workloadQuery(useClient(), person.id))
  return (
    <Section title={t('people.work')}>
      <Facts
        facts={[
          { name: t('people.openTasks'), value: data?.openTasks ?? '…' },
          { name: t('people.delegations'), value: data?.delegations ?? '…' },
        ]}
      />
      <Link to="/hand-over" search={{ open: person.id }}>
        {t('people.handOver')}
      </Link>
    </Section>
  )
}
