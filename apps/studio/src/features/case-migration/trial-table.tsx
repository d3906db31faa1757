import type { Migration } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Status, type StatusKind, sharedStyles } from '@signet/ui'
import { Button, Table, type TableColumnsType } from 'antd'
import styles from './migration-page.module.css'

type Row = Migration['list'][number]

const looks: Record<Row['verdict'], StatusKind> = {
  fits: 'passed',
  moved: 'active',
  unplaced: 'waiting',
  refused: 'failed',
}
const pageSize = 20

type TrialTableProps = Readonly<{
  trial: Migration
  /** Cases that can be migrated. */
  ready: readonly Row[]
  chosen: readonly string[]
  onChoose: (caseIds: readonly string[]) => void
  onOpen: (caseId: string) => void
}>

/** The expected result of each case; only cases that can be migrated are selectable. */
export function TrialTable({ trial, ready, chosen, onChoose, onOpen }: TrialTableProps) {
  const t = useT()
  const isReady = new Set(ready.map(({ caseId }) => caseId))
  return (
    <section className={styles.card} aria-label={t('case-migration.trial')}>
      <TrialBar trial={trial} ready={ready} onChoose={onChoose} />
      <Table<Row>
        rowKey="caseId"
        size="small"
        dataSource={[...trial.list]}
        columns={columnsIn(t, onOpen)}
        scroll={{ x: 'max-content' }}
        pagination={trial.list.length > pageSize ? { pageSize, showSizeChanger: false } : false}
        rowSelection={{
          selectedRowKeys: [...chosen],
          onChange: (keys) => onChoose(keys.map(String)),
          preserveSelectedRowKeys: true,
          getCheckboxProps: ({ caseId, title }) => ({ disabled: !isReady.has(caseId), 'aria-label': title }),
        }}
      />
    </section>
  )
}

/** How many cases can be migrated, and a button that chooses all of them. */
function TrialBar({ trial, ready, onChoose }: Pick<TrialTableProps, 'trial' | 'ready' | 'onChoose'>) {
  const t = useT()
  return (
    <div className={styles.bar}>
      <h2>{t('case-migration.trial')}</h2>
      <output className={sharedStyles.weak}>
        {t('case-migration.summary', { total: trial.total, ready: ready.length, shown: trial.list.length })}
      </output>
      <span className={sharedStyles.fill} />
      <Button disabled={ready.length === 0} onClick={() => onChoose(ready.map(({ caseId }) => caseId))}>
        {t('case-migration.chooseAll', { count: ready.length })}
      </Button>
    </div>
  )
}

function columnsIn(t: ReturnType<typeof useT>, onOpen: (caseId: string) => void): TableColumnsType<Row> {
  return [
    {
      title: t('case-migration.case'),
      render: (_, { caseId, title }) => (
        <button type="button" className={styles.link} onClick={() => onOpen(caseId)}>
          {title}
        </button>
      ),
    },
    {
      title: t('case-migration.fromVersion'),
      render: (_, { version }) => t('case-migration.version', { version }),
    },
    {
      title: t('case-migration.node'),
      dataIndex: 'nodeName',
      render: (name: string) => name || '—',
    },
    {
      title: t('case-migration.verdict'),
      render: (_, { verdict, message }) => (
        <Status kind={looks[verdict]}>
          {verdict === 'refused' ? message : t(`case-migration.verdict.${verdict}`)}
        </Status>
      ),
    },
  ]
}
