import type { FlowCard } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import {
  AppTile,
  Avatar,
  Button,
  Card,
  Cell,
  CellGroup,
  Empty,
  ErrorNote,
  PageState,
  Status,
  type StatusKind,
  sharedStyles,
} from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { launchHref } from '../../kit/links/case-href.ts'
import { Fact, Facts } from '../../kit/lists/facts.tsx'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import styles from './delegation-detail-page.module.css'
import { DelegationStatus, useFlowWords } from './delegation-status.tsx'
import { type Delegation, useDelegation, useLaunchableFor } from './queries.ts'
import { type DelegationActions as Actions, useDelegationActions } from './use-delegation-actions.ts'

/** One delegation: people, flows, period, answers, and the allowed actions. */
export function DelegationDetailPage() {
  const t = useT()
  const { id } = useSearch({ from: '/member/pages/workFlow/entrustAgent/detail' })
  const query = useDelegation(id)
  if (query.data) return <DelegationDetail delegation={query.data} onRefresh={() => query.refetch()} />

  return (
    <StackPage title={t('delegations.one')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}

type DelegationDetailProps = Readonly<{ delegation: Delegation; onRefresh: () => Promise<unknown> }>

function DelegationDetail({ delegation, onRefresh }: DelegationDetailProps) {
  const t = useT()
  const actions = useDelegationActions(delegation)
  const { kind, status, may } = delegation
  const hasActions = Object.values(may).some(Boolean)

  return (
    <StackPage
      title={t(`delegations.one.${kind}`)}
      onRefresh={onRefresh}
      {...(hasActions && { footer: <ActionBar may={may} actions={actions} /> })}
    >
      <ErrorNote error={actions.error} />
      <DelegationFacts delegation={delegation} />
      {kind === 'entrust' && status === 'active' && may.refuse && <LaunchableCard delegation={delegation} />}
      <ReceiversCard delegation={delegation} />
    </StackPage>
  )
}

function DelegationFacts({ delegation }: Pick<DelegationDetailProps, 'delegation'>) {
  const t = useT()
  const { from, kind, to, status } = delegation
  return (
    <Card>
      <div className={styles.head}>
        <Avatar id={from.id} name={from.name} src={from.headIcon} size={56} />
        <div className={styles.words}>
          <h2 className={sharedStyles.title}>
            {t(`delegations.sentence.${kind}`, {
              from: from.name,
              count: to.length,
              to: to.map(({ person }) => person.name).join(t('delegations.and')),
            })}
          </h2>
          <DelegationStatus status={status} />
        </div>
      </div>
      <FactList delegation={delegation} />
    </Card>
  )
}

function FactList({ delegation }: Pick<DelegationDetailProps, 'delegation'>) {
  const t = useT()
  const formats = useFormats()
  const flows = useFlowWords()
  const { startsAt, endsAt, note } = delegation
  return (
    <Facts>
      <Fact name={t('delegations.flows')}>{flows(delegation)}</Fact>
      <Fact name={t('delegations.from')}>{formats.dateTime(startsAt)}</Fact>
      <Fact name={t('delegations.to')}>{formats.dateTime(endsAt)}</Fact>
      {note && <Fact name={t('delegations.reason')}>{note}</Fact>}
    </Facts>
  )
}

function ReceiversCard({ delegation }: Pick<DelegationDetailProps, 'delegation'>) {
  const t = useT()
  const { to } = delegation
  return (
    <Card title={t('delegations.receivers')}>
      <ul className={styles.people} aria-label={t('delegations.receivers')}>
        {to.map(({ person, answer }) => (
          <li key={person.id} className={styles.person}>
            <Avatar id={person.id} name={person.name} src={person.headIcon} size={40} />
            <span className={sharedStyles.growText}>{person.name}</span>
            <Status kind={answers[answer]}>{t(`delegations.answer.${answer}`)}</Status>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const answers: Readonly<Record<Delegation['to'][number]['answer'], StatusKind>> = {
  open: 'waiting',
  accepted: 'passed',
  refused: 'rejected',
}

type ActionBarProps = Readonly<{ may: Delegation['may']; actions: Actions }>

/** The allowed actions, by the same rule as on the server. */
function ActionBar({ may, actions }: ActionBarProps) {
  const t = useT()
  const { isPending } = actions
  return (
    <>
      {may.remove && (
        <Button isWide isBusy={isPending} onClick={actions.remove}>
          {t('delegations.remove')}
        </Button>
      )}
      {may.stop && (
        <Button tone="danger" isWide isBusy={isPending} onClick={actions.stop}>
          {t('delegations.stop')}
        </Button>
      )}
      {may.refuse && (
        <Button isWide isBusy={isPending} onClick={actions.refuse}>
          {t(may.accept ? 'delegations.refuse' : 'delegations.giveBack')}
        </Button>
      )}
      {may.edit && (
        <Button tone="primary" isWide onClick={actions.edit}>
          {t('delegations.edit')}
        </Button>
      )}
      {may.accept && (
        <Button tone="primary" isWide isBusy={isPending} onClick={actions.accept}>
          {t('delegations.accept')}
        </Button>
      )}
    </>
  )
}

/** The flows I may start for the delegator, each one press away. */
export function LaunchableCard({ delegation }: Readonly<{ delegation: Delegation }>) {
  const t = useT()
  const { from, flows: named } = delegation
  const query = useLaunchableFor(from.id)
  const mine = query.data?.filter(({ id }) => named.length === 0 || named.some((flow) => flow.id === id))
  const { name } = from
  return (
    <PageState
      query={{ ...query, data: mine }}
      skeletonRows={2}
      isEmpty={(list) => list.length === 0}
      empty={
        <Empty
          title={t('delegations.nothingToLaunch')}
          hint={t('delegations.nothingToLaunchHint', { name })}
        />
      }
    >
      {(list) => <LaunchableFlows flows={list} delegator={from} />}
    </PageState>
  )
}

type LaunchableFlowsProps = Readonly<{ flows: readonly FlowCard[]; delegator: Delegation['from'] }>

function LaunchableFlows({ flows, delegator: { id: forUserId, name } }: LaunchableFlowsProps) {
  const t = useT()
  return (
    <CellGroup label={t('delegations.launchFor', { name })}>
      {flows.map((flow) => (
        <Cell
          key={flow.id}
          icon={<AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />}
          title={flow.name}
          href={launchHref(flow.id, { forUserId })}
        />
      ))}
    </CellGroup>
  )
}
