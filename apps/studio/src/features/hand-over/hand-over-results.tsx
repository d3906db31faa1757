import type { HandedOver } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Status } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { Table } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './hand-over-page.module.css'

/**
 * What became of each case; those that stayed say why and lead to where they can be solved. The form that was pressed may
 * be gone, so the focus comes here.
 */
export function HandOverResults({ done }: Readonly<{ done: HandedOver }>) {
  const t = useT()
  const { results, left, delegationsEnded } = done
  const moved = results.filter(({ ok }) => ok).length
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section ref={section} tabIndex={-1} className={styles.results} aria-label={t('hand-over.results')}>
      <output>
        {t('hand-over.summary', { moved, refused: results.length - moved, delegations: delegationsEnded })}
      </output>
      {left > 0 && <p className={styles.note}>{t('hand-over.left', { count: left })}</p>}
      <Table
        rowKey="caseId"
        size="small"
        pagination={results.length > 20 ? { pageSize: 20 } : false}
        dataSource={[...results].sort((a, b) => Number(a.ok) - Number(b.ok))}
        columns={[
          {
            title: t('hand-over.case'),
            // What nobody has sent yet is nobody's to read but its starter's.
            render: (_, { caseId, title, isDraft }) =>
              isDraft ? (
                t('hand-over.draft', { title })
              ) : (
                <Link to="/cases" search={{ open: caseId, status: 'any' }}>
                  {title}
                </Link>
              ),
          },
          {
            title: t('hand-over.result'),
            render: (_, { ok, message }) => (
              <Status kind={ok ? 'passed' : 'failed'}>{ok ? t('hand-over.moved') : message}</Status>
            ),
          },
        ]}
      />
    </section>
  )
}
