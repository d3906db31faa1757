import { useT } from '@signet/i18n/react'
import { ChoiceFilter, FlowFilter, PersonFilter } from '../../shell/list-filters.tsx'
import { useListSearch } from '../../shell/list-search.ts'

/** Narrows all cases by flow, by who holds or launched them, and by what is wrong with them. */
export function CaseFilters() {
  const t = useT()
  const { search, change } = useListSearch()

  return (
    <>
      <FlowFilter
        label={t('approvals.monitor.flow')}
        value={search.flow}
        onChange={(flow) => change({ flow })}
      />
      <PersonFilter
        label={t('approvals.monitor.holders')}
        value={search.holder}
        onChange={(holder) => change({ holder })}
      />
      <PersonFilter
        label={t('approvals.monitor.starter')}
        value={search.starter}
        onChange={(starter) => change({ starter })}
      />
      <ChoiceFilter
        label={t('approvals.monitor.only')}
        value={search.only}
        choices={(['overdue', 'exception'] as const).map((only) => ({
          value: only,
          label: t(`approvals.monitor.only.${only}`),
        }))}
        onChange={(only) => change({ only })}
      />
    </>
  )
}
