import { useT } from '@signet/i18n/react'
import { Empty, PageState } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useCurrentUser } from '../../../lib/use-current-user.ts'
import { BrokenLink } from '../../../shell/broken-link.tsx'
import { readCaseConfig } from '../case-config.ts'
import { useExceptions } from '../queries.ts'
import { ExceptionCard } from './exception-card.tsx'
import styles from './log-error-page.module.css'

/** What went wrong with a case: what, where and when, whether it still stands in the way, and what to do about it. */
export function LogErrorPage() {
  const t = useT()
  const { config } = useSearch({ from: '/member/pages/workFlow/flowBefore/logError' })
  const subject = readCaseConfig(config)
  const caseId = subject?.kind === 'case' ? subject.caseId : ''
  const query = useExceptions(caseId)
  const canAct = useCurrentUser().data?.userInfo.isAdministrator ?? false
  if (!caseId) return <BrokenLink />

  return (
    <StackPage title={t('approvals.exceptions.title')} onRefresh={() => query.refetch()}>
      <PageState
        query={query}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <Empty
            icon={<ShieldCheck />}
            title={t('approvals.exceptions.none')}
            hint={t('approvals.exceptions.noneHint')}
          />
        }
      >
        {({ list, title }) => (
          <ul className={styles.list} aria-label={t('approvals.exceptions.of', { title })}>
            {list.map((one) => (
              <ExceptionCard key={`${one.at} ${one.node} ${one.code}`} exception={one} canAct={canAct} />
            ))}
          </ul>
        )}
      </PageState>
    </StackPage>
  )
}
