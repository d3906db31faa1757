import { useT } from '@signet/i18n/react'
import { ErrorNote, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal, Skeleton, Switch } from 'antd'
import { useState } from 'react'
import { useClient } from '../../shell/desk.ts'
import styles from './delegations.module.css'
import { type DelegationRules, rulesQuery, useSetRules } from './queries.ts'

/** Whether whoever is to act for somebody must accept first. */
export function RulesButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('delegations.rules')}</Button>
      {isOpen && (
        <Modal open title={t('delegations.rules')} footer={null} onCancel={() => setOpen(false)}>
          <Rules />
        </Modal>
      )}
    </>
  )
}

function Rules() {
  const t = useT()
  const { data, error, refetch } = useQuery(rulesQuery(useClient()))
  const set = useSetRules()
  if (error && !data) return <Failure error={error} onRetry={refetch} />
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 3 }} />

  return (
    <div className={styles.form}>
      {(['entrustAsks', 'agencyAsks'] as const satisfies readonly (keyof DelegationRules)[]).map((rule) => (
        <div key={rule} className={styles.rule}>
          <label htmlFor={rule}>{t(`delegations.rules.${rule}`)}</label>
          <Switch
            id={rule}
            checked={data[rule]}
            loading={set.isPending}
            onChange={(asks) => set.mutate({ ...data, [rule]: asks })}
          />
        </div>
      ))}
      <p className={styles.note}>{t('delegations.rules.hint')}</p>
      <ErrorNote error={set.error} />
    </div>
  )
}
