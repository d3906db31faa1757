import { useT } from '@signet/i18n/react'
import { classes, Empty, InfiniteList, PageState } from '@signet/ui'
import { SearchX, Table2 } from 'lucide-react'
import { moveFocus } from '../../../kit/lists/row-gestures.ts'
import type { Selection } from '../../../kit/lists/use-selection.ts'
import { canAdd } from '../add-button.tsx'
import type { ModelConfig, RecordRow } from '../queries.ts'
import type { ViewColumn } from '../search/list-query.ts'
import { BranchEnd, GroupHead } from './group-lines.tsx'
import { RecordLine } from './record-line.tsx'
import styles from './records-page.module.css'
import type { Lines, ListLine } from './use-lines.ts'

type RecordListProps = Readonly<{
  config: ModelConfig
  lines: Lines
  columns: readonly ViewColumn[]
  isFiltered: boolean
  selection: Selection<RecordRow>
}>

export function RecordList({ config, lines, columns, isFiltered, selection }: RecordListProps) {
  const { query, hasMore, failure, onEnd, toggle, more } = lines
  return (
    <PageState<unknown>
      query={query}
      isEmpty={() => lines.lines.length === 0}
      empty={<NothingHere config={config} isFiltered={isFiltered} />}
    >
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the links inside
        <div
          onKeyDown={moveFocus}
          className={classes(query.isPlaceholderData && styles.before)}
          aria-busy={query.isPlaceholderData}
        >
          <InfiniteList<ListLine>
            label={config.name}
            rows={lines.lines}
            keyOf={({ key }) => key}
            estimate={132}
            hasMore={hasMore}
            failure={failure}
            onEnd={onEnd}
          >
            {(line) => {
              if (line.is === 'record')
                return (
                  <RecordLine
                    config={config}
                    columns={columns}
                    line={line}
                    selection={selection}
                    onToggle={toggle}
                  />
                )
              if (line.is === 'heading') return <GroupHead config={config} line={line} onToggle={toggle} />
              return <BranchEnd line={line} onMore={more} />
            }}
          </InfiniteList>
        </div>
      )}
    </PageState>
  )
}

type NothingHereProps = Readonly<{ config: ModelConfig; isFiltered: boolean }>

/** The empty state; where records can be added, it says where they will appear. */
export function NothingHere({ config, isFiltered }: NothingHereProps) {
  const t = useT()
  return isFiltered ? (
    <Empty icon={<SearchX />} title={t('records.nothingFound')} hint={t('records.nothingFoundHint')} />
  ) : (
    <Empty
      icon={<Table2 />}
      title={t('records.empty')}
      {...(canAdd(config) && { hint: t('records.emptyHint') })}
    />
  )
}
