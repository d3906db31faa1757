import { flowLink } from '@signet/client'
import type { FlowCard } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { AppTile, Card, Empty, Link, PageState, SearchField, sharedStyles } from '@signet/ui'
import { ChevronRight, SearchX } from 'lucide-react'
import { Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { useCurrentUser } from '../../kit/context/use-current-user.ts'
import { listHref } from '../../kit/links/case-href.ts'
import { lazyPart } from '../../kit/pages/lazy-part.ts'
import { TabPage } from '../../kit/pages/stack-page.tsx'
import { useIsWide } from '../../kit/pages/use-is-wide.ts'
import { MenuCard } from '../applications/index.ts'
import { ApplicationsCard } from './applications-card.tsx'
import { type Arrangement, arrangeFlows } from './arrange-flows.ts'
import shelfStyles from './flow-shelf.module.css'
import styles from './home-page.module.css'
import { useCounts, useLaunchableFlows } from './queries.ts'

/** Home: what waits for the person, and what they can start. */
export function HomePage({ isActive }: Readonly<{ isActive: boolean }>) {
  const t = useT()
  const { queries } = useApp()
  const flows = useLaunchableFlows()
  const [keyword, setKeyword] = useState('')
  const sought = useDeferredValue(keyword)
  usePasswordCheck()

  return (
    <TabPage
      title={t('home.title')}
      isActive={isActive}
      onRefresh={() =>
        Promise.all(['approvals', 'records'].map((key) => queries.invalidateQueries({ queryKey: [key] })))
      }
    >
      <SearchField label={t('home.search')} value={keyword} onChange={setKeyword} />
      <div className={styles.columns}>
        {!sought && <Waiting />}
        <Applications keyword={sought} />
      </div>
      <PageState
        query={flows}
        isEmpty={(loaded) => loaded.length === 0}
        empty={<Empty title={t('home.empty.title')} hint={t('home.empty.hint')} />}
      >
        {(loaded) => <Shelves arrangement={arrangeFlows(loaded, sought)} isSearch={sought !== ''} />}
      </PageState>
    </TabPage>
  )
}

/** The menu of the person's application; what they may open, while there is none or they search. */
function Applications({ keyword }: Readonly<{ keyword: string }>) {
  const { data: user } = useCurrentUser()
  if (!user?.userInfo.appSystemId || keyword !== '') return <ApplicationsCard keyword={keyword} />
  return (
    <Suspense>
      <MenuCard />
    </Suspense>
  )
}

/** Lets the server remind of a password that must be changed soon, once a start. */
function usePasswordCheck() {
  const { client } = useApp()
  useEffect(() => {
    client.session.passwordMessage().catch(() => undefined)
  }, [client])
}

function Shelves({ arrangement, isSearch }: Readonly<{ arrangement: Arrangement; isSearch: boolean }>) {
  const t = useT()
  const { favourites, often, shelves } = arrangement
  if (shelves.length === 0) {
    return <Empty icon={<SearchX />} title={t('home.notFound.title')} hint={t('home.notFound.hint')} />
  }
  return (
    <>
      {!isSearch && (
        <div className={styles.columns}>
          {favourites.length > 0 && (
            <Card title={t('home.favourites')} action={<ManageLink />}>
              <FlowShelf label={t('home.favourites')} flows={favourites} />
            </Card>
          )}
          {often.length > 0 && (
            <Card title={t('home.often')}>
              <FlowShelf label={t('home.often')} flows={often} />
            </Card>
          )}
        </div>
      )}
      <AllFlows arrangement={arrangement} />
    </>
  )
}

function AllFlows({ arrangement: { favourites, shelves } }: Readonly<{ arrangement: Arrangement }>) {
  const t = useT()
  return (
    <Card title={t('home.all')} action={favourites.length === 0 && <ManageLink />}>
      <div className={styles.categories}>
        {shelves.map(({ category, name, flows, below }) => (
          <div key={category}>
            <FlowShelf
              label={name || t('home.uncategorised')}
              flows={flows}
              isNamed={shelves.length > 1 || below.length > 0}
            />
            {below.map((shelf) => (
              <FlowShelf key={shelf.category} label={shelf.name} flows={shelf.flows} isNamed isBelow />
            ))}
          </div>
        ))}
      </div>
    </Card>
  )
}

function ManageLink() {
  const t = useT()
  return (
    <Link
      href="/pages/workFlow/allAppWorkFlow/index"
      className={styles.manage}
      aria-label={t('home.manageLabel')}
    >
      {t('home.manage')}
    </Link>
  )
}

/** Keeps the line's height until the answer comes. */
const notYetKnown = '\u00a0'

const CaseGlimpse = lazyPart(async () => (await import('./case-glimpse.tsx')).CaseGlimpse)

/** What waits for the person: a number, and on a wide screen the first cases of it. */
function Waiting() {
  const t = useT()
  const isWide = useIsWide()
  return (
    <div className={styles.waiting}>
      <WaitingCard />
      {isWide && (
        <Suspense>
          <CaseGlimpse
            title={t('home.waiting.first')}
            glimpse={{ list: 'pending' }}
            moreHref={listHref('pending')}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The number of tasks that wait, as a link to them. */
function WaitingCard() {
  const t = useT()
  const { data: counts } = useCounts()
  const waiting = counts?.pending ?? null

  return (
    <Link href={listHref('pending')} className={styles.card}>
      <span className={styles.figure}>{waiting ?? '–'}</span>
      <span className={styles.text}>
        <strong>{t('home.waiting.title')}</strong>
        <span className={sharedStyles.weak}>
          {counts ? t(waiting === 0 ? 'home.waiting.none' : 'home.waiting.hint') : notYetKnown}
        </span>
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </Link>
  )
}

type FlowShelfProps = Readonly<{
  label: string
  flows: readonly FlowCard[]
  isNamed?: boolean
  /** Whether it is part of the shelf before it. */
  isBelow?: boolean
}>

/** Flows to start, as tiles; with the title of the shelf when there are several. */
export function FlowShelf({ label, flows, isNamed = false, isBelow = false }: FlowShelfProps) {
  const Title = isBelow ? 'h4' : 'h3'
  return (
    <>
      {isNamed && <Title className={isBelow ? shelfStyles.part : shelfStyles.label}>{label}</Title>}
      {flows.length > 0 && <FlowTiles label={label} flows={flows} />}
    </>
  )
}

function FlowTiles({ label, flows }: Pick<FlowShelfProps, 'label' | 'flows'>) {
  return (
    <ul className={shelfStyles.shelf} aria-label={label}>
      {flows.map((flow) => (
        <li key={flow.id}>
          <Link
            href={flowLink({ flowId: flow.id, opType: '-1' })}
            className={shelfStyles.flow}
            data-testid="launchable-flow"
          >
            <AppTile icon={flow.icon} name={flow.name} seed={flow.id} color={flow.iconColor} />
            <span className={shelfStyles.name}>{flow.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
