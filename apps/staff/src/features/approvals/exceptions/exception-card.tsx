import { useT } from '@signet/i18n/react'
import { Card, Status } from '@signet/ui'
import { Wrench } from 'lucide-react'
import { When } from '../marks/when.tsx'
import type { CaseException } from '../queries.ts'
import styles from './exception-card.module.css'

type ExceptionCardProps = Readonly<{
  exception: CaseException
  /** Whether the reader administers running cases. */
  canAct: boolean
}>

/** One exception in words: what it is, where and since when, who is asked, and the next step. */
export function ExceptionCard({ exception, canAct }: ExceptionCardProps) {
  const t = useT()
  const { code, nodeName, at, stops, isOpen, asked, params } = exception
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
        {asked.length > 0 && (
          <p className={styles.note}>
            {t('approvals.exceptions.asked', {
              people: asked.map(({ name }) => name).join(t('approvals.exceptions.and')),
            })}
          </p>
        )}
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

function Standing({ isOpen, stops }: Pick<CaseException, 'isOpen' | 'stops'>) {
  const t = useT()
  if (!isOpen) return <Status kind="passed">{t('approvals.exceptions.solved')}</Status>
  return stops ? (
    <Status kind="failed">{t('approvals.exceptions.stops')}</Status>
  ) : (
    <Status kind="overdue">{t('approvals.exceptions.warns')}</Status>
  )
}
