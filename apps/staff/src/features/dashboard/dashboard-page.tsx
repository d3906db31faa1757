import { useT } from '@signet/i18n/react'
import { useApp } from '../../lib/app-context.ts'
import { TabPage } from '../../lib/tab-page.tsx'
import { CaseGlimpse } from './case-glimpse.tsx'
import { CountGrid } from './count-grid.tsx'
import { WaitingGlimpses } from './waiting-glimpses.tsx'

/** Where everything of mine stands: the six lists in numbers, what waits, what runs, what came back. */
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
      <WaitingGlimpses />
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
