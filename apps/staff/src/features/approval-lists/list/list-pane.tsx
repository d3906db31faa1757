import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton, Sheet, type Tab, Tabs } from '@signet/ui'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { Keyboard, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { accessLink } from '../../../kit/links/case-href.ts'
import { type Selection, useSelection } from '../../../kit/lists/use-selection.ts'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { useIsWide } from '../../../kit/pages/use-is-wide.ts'
import { useShortcuts } from '../../../kit/pages/use-shortcuts.ts'
import { useCounts } from '../../home/index.ts'
import { BatchBar } from '../batch/batch-bar.tsx'
import { SelectButtons, SelectionBar } from '../batch/selection-bar.tsx'
import {
  filterCount,
  type ListFilter,
  type ListSearch,
  listNames,
  readListSearch,
} from '../filters/list-search.ts'
import { SearchLine } from '../filters/search-line.tsx'
import { actionsOnMany, canSelect, useCaseList } from '../queries.ts'
import { CaseList } from './case-list.tsx'
import { isReading, listPath } from './is-reading.ts'
import styles from './list-pane.module.css'

/** All that waits and the six lists, one at a time, with search and filter: a page, or a pane beside the open case. */
export function ListPane() {
  const t = useT()
  const { history } = useRouter()
  const { isWide, search, open, change, back } = useListLocation()
  const isBeside = isWide && open !== null
  const { list: wished, ...filter } = search
  const lists = useVisibleLists(wished)
  const list = lists.find((name) => name === wished) ?? 'pending'
  const rows = useCaseList(list, filter)
  const triage = useTriage(open)
  const selection = useSelection<CaseCard>(({ rowId }) => rowId, list)
  useSelectKey(canSelect(list) ? (rows.data?.pages.flatMap((page) => page.list) ?? []) : none, selection)

  return (
    <StackPage
      isBeside={isBeside}
      title={t('approval-lists.title')}
      onBack={back}
      actions={
        <>
          <IconButton
            label={t('approval-lists.access.title')}
            icon={<Share2 />}
            onClick={() => history.push(accessLink)}
          />
          {isWide && (
            <IconButton
              label={t('approval-lists.keys.title')}
              icon={<Keyboard />}
              onClick={triage.showHelp}
            />
          )}
          {canSelect(list) && (
            <SelectButtons selection={selection} rows={rows.data?.pages.flatMap((page) => page.list) ?? []} />
          )}
        </>
      }
      head={<ListTabs lists={lists} list={list} onChange={(next) => change({ list: next })} />}
      footer={
        selection.isOn &&
        (actionsOnMany(selection.rows) === 'decisions' ? (
          <BatchBar rows={selection.rows} onDone={selection.end} />
        ) : (
          <SelectionBar rows={selection.rows} onDone={selection.end} />
        ))
      }
      onRefresh={() => rows.refetch()}
    >
      <SearchLine list={list} search={filter} onChange={(next) => change({ list, ...next })} />
      <CaseList list={list} rows={rows} isFiltered={isNarrowed(filter)} selection={selection} open={open} />
      {triage.isHelp && <KeysSheet onClose={triage.closeHelp} />}
    </StackPage>
  )
}

function isNarrowed(filter: ListFilter): boolean {
  return filterCount(filter) > 0 || Boolean(filter.keyword)
}

/**
 * Hides claiming and to-do where the system does not use these stages and nothing waits in them. Until the counts have
 * come the wished one stays, so that no other list flashes up in its place.
 */
function useVisibleLists(wished: ListName | undefined): readonly ListName[] {
  const { data: user } = useCurrentUser()
  const { data: counts } = useCounts()
  const { flowSign = false, flowTodo = false } = user?.sysConfigInfo ?? {}
  const mayHold = (name: ListName, count: number | undefined) =>
    count === undefined ? name === wished : count > 0
  return listNames.filter(
    (name) =>
      (name !== 'toSign' || flowSign || mayHold(name, counts?.toSign)) &&
      (name !== 'toDo' || flowTodo || mayHold(name, counts?.toDo)),
  )
}

const keys = [
  ['j', 'next'],
  ['k', 'previous'],
  ['↑ ↓', 'walk'],
  ['Enter', 'open'],
  ['a', 'agree'],
  ['r', 'reject'],
  ['Ctrl Enter', 'confirm'],
  ['u', 'undo'],
  ['x', 'select'],
  ['e', 'read'],
  ['/', 'search'],
  ['Ctrl K', 'goTo'],
  ['g p', 'goKeys'],
  ['?', 'help'],
] as const

function KeysSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  return (
    <Sheet title={t('approval-lists.keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, action]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{t(`approval-lists.keys.${action}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('approval-lists.keys.hint')}</p>
    </Sheet>
  )
}

type ListTabsProps = Readonly<{
  lists: readonly ListName[]
  list: ListName
  onChange: (list: ListName) => void
}>

/** The lists as tabs, with counts on those that wait for the person. */
function ListTabs({ lists, list, onChange }: ListTabsProps) {
  const t = useT()
  const { data: counts } = useCounts()
  const shown: Partial<Record<ListName, number>> = {
    pending: counts?.pending ?? 0,
    toSign: counts?.toSign ?? 0,
    toDo: counts?.toDo ?? 0,
    doing: counts?.doing ?? 0,
  }
  const tabs: readonly Tab<ListName>[] = lists.map((key) => ({
    key,
    label: t(`approval-lists.list.${key}`),
    ...(shown[key] !== undefined && { count: shown[key] }),
  }))
  return <Tabs label={t('approval-lists.lists')} tabs={tabs} value={list} onChange={onChange} />
}

/**
 * The current list and its filter: from the address, or, beside an open case, from the last list address.
 * `open` is the `config` of that case.
 */
export function useListLocation() {
  const isWide = useIsWide()
  const navigate = useNavigate()
  const { history } = useRouter()
  const { pathname, searchStr, search: raw, state } = useLocation()
  const isList = pathname === listPath
  const here = readListSearch(raw)
  const [kept, setKept] = useState({ search: here, searchStr, depth: state.__TSR_index })
  if (isList && (kept.searchStr !== searchStr || kept.depth !== state.__TSR_index)) {
    setKept({ search: here, searchStr, depth: state.__TSR_index })
  }
  const isSame = !kept.search.list || kept.search.list === here.list
  const search: ListSearch = isList || !isSame ? here : { ...kept.search, ...here }

  return {
    isWide,
    search,
    open: isList ? null : String((raw as ListSearch & { config?: unknown }).config ?? ''),
    change: (next: ListSearch) => void navigate({ to: listPath, search: next, replace: true }),
    /** Goes back to where the list was opened from, past the case beside it. */
    back: () => (kept.depth > 0 ? history.go(kept.depth - state.__TSR_index - 1) : history.replace('/')),
  }
}

/** Shortcuts beside a case: j and k open the next and previous one, ? shows the keys. */
export function useTriage(open: string | null) {
  const isWide = useIsWide()
  const { history } = useRouter()
  const [isHelp, setHelp] = useState(false)
  const walk = (step: 1 | -1) => {
    if (!isReading(history.location.pathname)) return
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-row]')]
    const at = links.findIndex((link) => link.getAttribute('aria-current') === 'true' || isFocused(link))
    const next = links[at < 0 ? 0 : at + step]
    if (!next) return
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
    const href = next.getAttribute('href') ?? ''
    if (open === null) history.push(href)
    else history.replace(href)
  }

  useShortcuts(
    isWide ? { j: () => walk(1), k: () => walk(-1), '?': () => setHelp(true) } : { '?': () => setHelp(true) },
  )
  return { isHelp, showHelp: () => setHelp(true), closeHelp: () => setHelp(false) }
}

const none: readonly CaseCard[] = []

/** `x` ticks the row in focus or of the open case. */
function useSelectKey(rows: readonly CaseCard[], selection: Selection<CaseCard>): void {
  const { history } = useRouter()
  const select = () => {
    if (!isReading(history.location.pathname)) return
    const cards = [...document.querySelectorAll('[data-row]')]
    const focused = cards.findIndex((card) => card.contains(document.activeElement))
    const open = cards.findIndex((card) => card.getAttribute('aria-current') === 'true')
    const row = rows[focused < 0 ? open : focused]
    if (row) selection.isOn ? selection.toggle(row) : selection.beginWith(row)
  }
  useShortcuts({ x: select })
}

function isFocused(link: Element): boolean {
  return link === document.activeElement
}
