// biome-ignore-all lint/a11y/useSemanticElements: virtual rows and a draggable separator cannot be <table>, <main> or <hr>
import { useT } from '@signet/i18n/react'
import { IconButton } from '@signet/ui'
import { useLocation } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useBack, useTitle } from '../../../kit/pages/stack-page.tsx'
import { AddButton } from '../add-button.tsx'
import { SelectionFoot } from '../list/list-foot.tsx'
import { MoreButton } from '../list/more-button.tsx'
import { useShownList } from '../list/use-shown-list.ts'
import { readFormSearch } from '../record-search.ts'
import { ModelState } from '../rights/index.tsx'
import { ListStateLine, SearchLine, ValueTabs } from '../search/search-line.tsx'
import { type LoadedList, listPath, useLoadedList } from '../search/use-list-query.ts'
import { NodeTree, useTreeTitle } from '../tree/node-tree.tsx'
import { RecordTable } from './record-table.tsx'
import styles from './records-desk.module.css'

/** The records of a model on a wide screen: full width, or beside the record opened from them. */
export function RecordsDesk() {
  const t = useT()
  const { pathname, search } = useLocation()
  const { modelId } = readFormSearch(search as Readonly<Record<string, unknown>>)
  const { opening, model } = useLoadedList(modelId)
  if (opening) return <Desk key={modelId} opening={opening} />
  const isBeside = pathname !== listPath
  const name = model.data?.name ?? t('records.title')

  return (
    <div className={styles.desk} {...placeOf(isBeside, name)}>
      <Head name={name} isBeside={isBeside} />
      <div className={styles.state}>{modelId && <ModelState modelId={modelId} query={model} />}</div>
    </div>
  )
}

function Desk({ opening }: Readonly<{ opening: LoadedList }>) {
  const { config, context } = opening
  const { pathname, search } = useLocation()
  const isBeside = pathname !== listPath
  const { asked: listQuery, lines, summary, list } = useShownList(opening)
  const { selection, ask } = list
  const { layout, tabs, leftTree } = config.list
  const { id: openId } = readFormSearch(search as Readonly<Record<string, unknown>>)
  useTitle(config.name, { isActive: !isBeside })

  return (
    <div className={styles.desk} {...placeOf(isBeside, config.name)}>
      <Head name={config.name} isBeside={isBeside}>
        <MoreButton list={list} />
        <AddButton config={config} beside={isBesideWord} />
      </Head>
      <div className={styles.bar}>
        <SearchLine config={config} context={context} query={listQuery} ask={ask} />
        <ListStateLine opening={opening} list={list} query={listQuery} hasTree={false} />
      </div>
      {tabs && summary.data && (
        <ValueTabs
          config={config}
          tabs={summary.data.tabs}
          total={summary.data.total}
          value={listQuery.tab}
          onChange={(tab) => ask({ tab })}
        />
      )}
      <div className={styles.parts}>
        {layout === 'leftTree' && leftTree && !isBeside && (
          <SideTree config={config} value={listQuery.node} onChoose={(node) => ask({ node })} />
        )}
        <RecordTable
          list={list}
          lines={lines}
          query={listQuery}
          context={context}
          sums={summary.data?.sums ?? []}
          openId={isBeside ? openId : undefined}
        />
      </div>
      {selection.isOn && (
        <footer className={styles.foot}>
          <SelectionFoot config={config} selection={selection} />
        </footer>
      )}
    </div>
  )
}

type SideTreeProps = Pick<ComponentProps<typeof NodeTree>, 'value' | 'onChoose'> & Pick<LoadedList, 'config'>

function SideTree({ config, value, onChoose }: SideTreeProps) {
  const title = useTreeTitle(config)
  return (
    <aside className={styles.tree} aria-label={title}>
      <NodeTree modelId={config.id} label={title} value={value} onChoose={onChoose} />
    </aside>
  )
}

/** The value of `beside` in the address of a record opened from its list. */
export const isBesideWord = '1'

function placeOf(isBeside: boolean, name: string) {
  return isBeside ? { role: 'region', 'aria-label': name } : { role: 'main' }
}

type HeadProps = Readonly<{
  name: string
  isBeside: boolean
  children?: React.ReactNode
}>

function Head({ name, isBeside, children }: HeadProps) {
  const t = useT()
  const back = useBack()
  const Title = isBeside ? 'h2' : 'h1'
  return (
    <header className={styles.head}>
      {!isBeside && <IconButton label={t('ui.back')} icon={<ChevronLeft />} onClick={back} />}
      <Title className={styles.title}>{name}</Title>
      {children}
    </header>
  )
}
