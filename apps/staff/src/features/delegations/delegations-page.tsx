import { useFormats, useT } from '@signet/i18n/react'
import { Avatar, Button, Empty, Link, PageState, sharedStyles, Tabs } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Plus, UserRoundCheck } from 'lucide-react'
import { StackPage } from '../../kit/pages/stack-page.tsx'
import { DelegationStatus, useFlowWords } from './delegation-status.tsx'
import styles from './delegations-page.module.css'
import type { ListKey } from './list-key.ts'
import { type Delegation, delegationHref, useDelegations } from './queries.ts'

const sides = ['mine', 'forMe'] as const

const kinds = ['agency', 'entrust'] as const

/** The four lists: people who act for me, and people for whom I act; each for starting and for deciding. */
export function DelegationsPage() {
  const t = useT()
  const { history } = useRouter()
  const { index, kind } = useSearch({ from: '/member/pages/workFlow/entrustAgent/index' })
  const side = index === 2 ? 'forMe' : 'mine'
  const query = useDelegations({ side, kind })
  const show = (next: Partial<ListKey>) => history.replace(delegationHref.list({ side, kind, ...next }))
  const create = () => history.push(delegationHref.create(kind))

  return (
    <StackPage
      title={t('delegations.title')}
      head={<SideTabs side={side} onChange={(next) => show({ side: next })} />}
      onRefresh={() => query.refetch()}
      {...(side === 'mine' && {
        footer: (
          <Button tone="primary" isWide icon={<Plus aria-hidden="true" />} onClick={create}>
            {t(`delegations.new.${kind}`)}
          </Button>
        ),
      })}
    >
      <div className={styles.tabs}>
        <Tabs
          look="pill"
          label={t('delegations.kind')}
          tabs={kinds.map((key) => ({ key, label: t(`delegations.kind.${key}`) }))}
          value={kind}
          onChange={(next) => show({ kind: next })}
          controls="delegations"
        />
      </div>
      <div id="delegations" role="tabpanel" aria-label={t(`delegations.list.${side}.${kind}`)}>
        <PageState
          query={query}
          isEmpty={(list) => list.length === 0}
          empty={
            <Empty
              icon={<UserRoundCheck />}
              title={t(`delegations.empty.${side}.${kind}`)}
              hint={t(`delegations.emptyHint.${side}.${kind}`)}
            />
          }
        >
          {(list) => (
            <ul className={sharedStyles.list2} aria-label={t(`delegations.list.${side}.${kind}`)}>
              {list.map((delegation) => (
                <DelegationCard key={delegation.id} delegation={delegation} side={side} />
              ))}
            </ul>
          )}
        </PageState>
      </div>
    </StackPage>
  )
}

type SideTabsProps = Readonly<{ side: ListKey['side']; onChange: (side: ListKey['side']) => void }>

function SideTabs({ side, onChange }: SideTabsProps) {
  const t = useT()
  return (
    <Tabs
      label={t('delegations.title')}
      tabs={sides.map((key) => ({ key, label: t(`delegations.side.${key}`) }))}
      value={side}
      onChange={onChange}
      controls="delegations"
    />
  )
}

type DelegationCardProps = Readonly<{ delegation: Delegation; side: 'mine' | 'forMe' }>

/** A delegation as a card; the whole card is a link. */
function DelegationCard({ delegation, side }: DelegationCardProps) {
  const t = useT()
  const formats = useFormats()
  const flows = useFlowWords()
  const { id, from, to, status, startsAt, endsAt, may } = delegation
  const people = side === 'mine' ? to.map(({ person }) => person) : [from]
  const [first] = people

  return (
    <li>
      <Link href={delegationHref.detail(id)} className={styles.card}>
        {first && <Avatar id={first.id} name={first.name} src={first.headIcon} size={40} />}
        <span className={styles.text}>
          <span className={styles.head}>
            <span className={styles.title}>{people.map(({ name }) => name).join(t('delegations.and'))}</span>
            <DelegationStatus status={status} />
          </span>
          <span className={styles.flows}>{flows(delegation)}</span>
          <span className={sharedStyles.note}>
            {t('delegations.period', { from: formats.dateTime(startsAt), to: formats.dateTime(endsAt) })}
          </span>
          {may.accept && <span className={styles.ask}>{t('delegations.asked')}</span>}
        </span>
      </Link>
    </li>
  )
}
