import type { CaseCard, ListName } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { IconButton, Sheet, type Tab, Tabs } from '@signet/ui'
import { Keyboard } from 'lucide-react'
import { StackPage } from '../../lib/stack-page.tsx'
import { useCurrentUser } from '../../lib/use-current-user.ts'
import { useSelection } from '../../lib/use-selection.ts'
import { useCounts } from '../home/index.ts'
import { BatchBar } from './batch-bar.tsx'
import { CaseList } from './case-list.tsx'
import { canSelect, listActions } from './list-actions.ts'
import styles from './list-pane.module.css'
import { filterCount, type ListFilter, listNames } from './list-search.ts'
import { useCaseList } from './queries.ts'
import { SearchLine } from './search-line.tsx'
import { SelectButtons } from './select-buttons.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useListPlace } from './use-list-place.ts'
import { useTriage } from './use-triage.ts'

/** The six lists, one at a time, searched and filtered: a page of its own, or beside the case that is open. */
export function ListPane() {
  const t = useT()
  const { isBeside, search, open, change, back } = useListPlace()
  const { list: wished, ...filter } = search
  const lists = useShownLists()
  const list = lists.find((name) => name === wished) ?? lists[0] ?? 'doing'
  const rows = useCaseList(list, filter)
  const triage = useTriage(open)
  const selection = useSelection<CaseCard>(({ rowId }) => rowId, list)

  return (
    <StackPage
      isBeside={isBeside}
      title={t('approval-lists.title')}
      onBack={back}
      actions={
        <>
          {isBeside && (
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
        (listActions[list].onMany === 'decisions' ? (
          <BatchBar rows={selection.rows} onDone={selection.end} />
        ) : (
          <SelectionBar list={list} rows={selection.rows} onDone={selection.end} />
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

/** To-sign and to-do are shown where the system uses these stages. */
function useShownLists(): readonly ListName[] {
  const { data: user } = useCurrentUser()
  const { data: counts } = useCounts()
  const { flowSign = false, flowTodo = false } = user?.sysConfigInfo ?? {}
  return listNames.filter(
    (name) =>
      (name !== 'toSign' || flowSign || (counts?.toSign ?? 0) > 0) &&
      (name !== 'toDo' || flowTodo || (counts?.toDo ?? 0) > 0),
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
  ['?', 'help'],
] as const

/** Which key does what. */
function KeysSheet({ onClose }: Readonly<{ onClose: () => void }>) {
  const t = useT()
  return (
    <Sheet title={t('approval-lists.keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, deed]) => (
          <div key={key} className={styles.line}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{t(`approval-lists.keys.${deed}`)}</dd>
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

/** The lists side by side, with how much waits in those that wait for me. */
function ListTabs({ lists, list, onChange }: ListTabsProps) {
  const t = useT()
  const { data: counts } = useCounts()
  const shown: Partial<Record<ListName, number>> = {
    toSign: counts?.toSign ?? 0,
    toDo: counts?.toDo ?? 0,
    doing: counts?.doing ?? 0,
    circulated: counts?.circulatedUnread ?? 0,
  }
  const tabs: readonly Tab<ListName>[] = lists.map((key) => ({
    key,
    label: t(`approval-lists.list.${key}`),
    ...(shown[key] !== undefined && { count: shown[key] }),
  }))
  return <Tabs label={t('approval-lists.lists')} tabs={tabs} value={list} onChange={onChange} />
}
