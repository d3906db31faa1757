import { useT } from '@signet/i18n/react'
import { Card, Tabs } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { launchHref } from '../../../kit/links/case-href.ts'
import { usePrincipals } from '../queries.ts'
import styles from './in-whose-name.module.css'
import type { LaunchSubject } from './launching.ts'

type InWhoseNameProps = Readonly<{ launching: LaunchSubject }>

const myself = ''

/** Chooses for whom to start the flow, where delegations allow it. Each person has a separate form. */
export function InWhoseName({ launching }: InWhoseNameProps) {
  const { flowId, forUserId = myself, followsUp } = launching
  const t = useT()
  const { history } = useRouter()
  const principals = usePrincipals(flowId).data ?? []
  if (principals.length === 0) return null

  const choose = (person: string) => history.replace(launchHref(flowId, { forUserId: person, followsUp }))
  return (
    <Card>
      <p className={styles.label}>{t('approvals.launch.inName')}</p>
      <div className={styles.names}>
        <Tabs
          look="pill"
          label={t('approvals.launch.inName')}
          tabs={[
            { key: myself, label: t('approvals.launch.myself') },
            ...principals.map(({ id, name }) => ({ key: id, label: name })),
          ]}
          value={forUserId}
          onChange={choose}
        />
      </div>
    </Card>
  )
}
