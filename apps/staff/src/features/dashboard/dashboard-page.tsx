import { type CaseCard, type ListName, mostCounted } from '@signet/contract'
import { useFormats, useT } from '@signet/i18n/react'
import { AppTile, CellGroup, Link, PageState, sharedStyles } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../kit/context/app-context.ts'
import { useNow } from '../../kit/context/use-now.ts'
import { caseHref, listHref } from '../../kit/links/case-href.ts'
import { TabPage } from '../../kit/pages/stack-page.tsx'
import { useCounts } from '../home/index.ts'
import glimpseStyles from './case-glimpse.module.css'
import styles from './dashboard-page.module.css'

/** The person's lists in numbers: what waits, what runs, what came back. */
export function DashboardPage({ isActive }: Readonly<{ isActive: boolean }>) {
  const t = useT()
  const { queries } = useApp()

  return (
    <TabPage
      title={t('dashboard.title')}
      isActive={isActive}
      onRefresh={() => queries.invalidateQueries({ queryKey: ['approvals'] })}
    >
      <CountGrid />
      <CaseGlimpse
        title={t('dashboard.waiting.title')}
        empty={t('dashboard.waiting.empty')}
        glimpse={{ list: 'pending' }}
        moreHref={listHref('pending')}
      />
      <CaseGlimpse
        title={t('dashboard.returned.title')}
        glimpse={{ list: 'launched', isReturned: 'yes' }}
        moreHref="/pages/workFlow/flowTodo/index?list=launched&status=returned"
      />
      <CaseGlimpse
        title={t('dashboard.running.title')}
        empty={t('dashboard.running.empty')}
        glimpse={{ list: 'launched', isRunning: true }}
        moreHref="/pages/workFlow/flowTodo/index?list=launched&status=running"
      />
    </TabPage>
  )
}

const lists: readonly ListName[] = ['toSign', 'toDo', 'doing', 'launched', 'done', 'circulated']

/** The six lists of spec section 4 with their counts. */
function CountGrid() {
  const t = useT()
  const { data: counts } = useCounts()
  const unread = counts?.circulatedUnread ?? 0

  return (
    <ul className={styles.grid} aria-label={t('dashboard.counts')}>
      {lists.map((list) => (
        <li key={list}>
          <Link href={`/pages/workFlow/flowTodo/index?list=${list}`} className={styles.count}>
            <span className={styles.figure}>{counts ? figureOf(counts[list]) : '–'}</span>
            <span className={sharedStyles.note}>{t(`dashboard.list.${list}`)}</span>
            {list === 'circulated' && unread > 0 && (
              <span className={styles.note}>{t('dashboard.unread', { count: unread })}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A count at the server's limit is shown as the limit with "+". */
function figureOf(count: number): string {
  return count < mostCounted ? String(count) : `${mostCounted - 1}+`
}

type CaseGlimpseProps = Readonly<{
  title: string
  /** The text of an empty list; without it an empty list is hidden. */
  empty?: string
  glimpse: Parameters<typeof useGlimpse>[0]
  moreHref: string
}>

/** The first rows of a list, with a link to the rest. */
export function CaseGlimpse({ title, empty, glimpse, moreHref }: CaseGlimpseProps) {
  const t = useT()
  const query = useGlimpse(glimpse)
  const none = empty ? <p className={glimpseStyles.empty}>{empty}</p> : null
  if (!empty && !query.data?.list.length) return null

  return (
    <section>
      <header className={glimpseStyles.head}>
        <h2>{title}</h2>
        {(query.data?.pagination.total ?? 0) > 5 && (
          <Link href={moreHref} className={glimpseStyles.more}>
            {t('dashboard.all', { count: query.data?.pagination.total ?? 0 })}
          </Link>
        )}
      </header>
      <PageState query={query} skeletonRows={1} isEmpty={({ list }) => list.length === 0} empty={none}>
        {({ list }) => (
          <CellGroup label={title}>
            {list.map((card) => (
              <CaseLine key={card.rowId} card={card} list={glimpse.list} />
            ))}
          </CellGroup>
        )}
      </PageState>
    </section>
  )
}

function CaseLine({ card, list }: Readonly<{ card: CaseCard; list: ListName }>) {
  const t = useT()
  const formats = useFormats()
  const now = useNow()
  const { caseId, taskId, flow, title, holders, heldSince, nodeName, at } = card
  const since = heldSince ?? at
  const holder = holders.map(({ name }) => name).join(t('dashboard.and'))

  return (
    <li>
      <Link href={caseHref({ caseId, taskId, list })} className={glimpseStyles.line}>
        <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} size={40} />
        <span className={sharedStyles.growColumn}>
          <span className={glimpseStyles.title}>{title}</span>
          <span className={glimpseStyles.note}>
            {holder ? t('dashboard.heldBy', { holder, node: nodeName }) : nodeName}
          </span>
        </span>
        <time className={sharedStyles.sideNote} dateTime={since} title={formats.dateTime(since)}>
          {formats.relative(since, now)}
        </time>
      </Link>
    </li>
  )
}

type Glimpse = Readonly<{ list: ListName; isReturned?: 'yes'; isRunning?: boolean }>

export function useGlimpse({ list, isReturned, isRunning }: Glimpse) {
  const client = useClient()
  return useQuery({
    queryKey: ['approvals', 'glimpse', list, { isReturned, isRunning }],
    queryFn: () =>
      client.approvals.list({
        list,
        pageSize: 5,
        ...(isReturned && { isReturned }),
        ...(isRunning && { status: ['running'] }),
      }),
  })
}
