import { useT } from '@signet/i18n/react'
import { Card, Empty, PageState, Status, sharedStyles } from '@signet/ui'
import { useSearch } from '@tanstack/react-router'
import { ShieldCheck, Wrench } from 'lucide-react'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { readCaseConfig } from '../case-config.ts'
import { When } from '../parts/case-marks.tsx'
import { type CaseException, useExceptions } from '../queries.ts'
import styles from './log-error-page.module.css'

/** The exceptions of a case: what, where and when, whether they still block it, and what to do. */
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
        {({ list, title }) => <ExceptionList title={title} list={list} canAct={canAct} />}
      </PageState>
    </StackPage>
  )
}

type ExceptionListProps = Readonly<{ title: string; list: readonly CaseException[]; canAct: boolean }>

function ExceptionList({ title, list, canAct }: ExceptionListProps) {
  const t = useT()
  return (
    <ul className={sharedStyles.list3} aria-label={t('approvals.exceptions.of', { title })}>
      {list.map((one) => (
        <ExceptionCard key={`${one.at} ${one.node} ${one.code}`} exception={one} canAct={canAct} />
      ))}
    </ul>
  )
}

type ExceptionCardProps = Readonly<{
  exception: CaseException
  /** Whether the reader administers running cases. */
  canAct: boolean
}>

/** An exception: what it is, where and since when, who is responsible, and the next step. */
function ExceptionCard({ exception, canAct }: ExceptionCardProps) {
  const t = useT()
  const { code, nodeName, at, stops, isOpen, params } = exception
  const reason = params['reason']
  return (
    <li>
      <Card>
        <div className={styles.head}>
          <h2 className={styles.title}>{t(`flow.exception.${code}`)}</h2>
          <Standing isOpen={isOpen} stops={stops} />
        </div>
        <p className={styles.note}>
          {t('approvals.exceptions.at', { node: nodeName })} · <When at={at} />
        </p>
        <p>{t('approvals.exceptions.todo', { code })}</p>
        {reason !== undefined && (
          <p className={styles.reason}>{t('approvals.exceptions.reason', { reason })}</p>
        )}
        <ResponsiblePeople exception={exception} />
        {isOpen && canAct && (
          <a className={styles.act} href="/studio/cases">
            <Wrench aria-hidden="true" />
            {t('approvals.exceptions.act')}
          </a>
        )}
      </Card>
    </li>
  )
}

function ResponsiblePeople({ exception }: Pick<ExceptionCardProps, 'exception'>) {
  const t = useT()
  const { asked: requested } = exception
  return (
    <>
      {requested.length > 0 && (
        <p className={styles.note}>
          {t('approvals.exceptions.asked', {
            people: requested.map(({ name }) => name).join(t('approvals.exceptions.and')),
          })}
        </p>
      )}
    </>
  )
}

function Standing({ isOpen, stops }: Pick<CaseException, 'isOpen' | 'stops'>) {
  const t = useT()
  if (!isOpen) return <Status kind="passed">{t('approvals.exceptions.solved')}</Status>
  return stops ? (
    <Status kind="failed">{t('approvals.exceptions.stops')}</Status>
  ) : (
    <Status kind="overdue">{t('approvals.exceptions.warns')}</Status>
  )
}
