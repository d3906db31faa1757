import type { CaseView } from '@signet/contract'
import { useT } from '@signet/i18n/react'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { type CaseAction, listActions, steeringQuery } from '../queries.ts'
import { ActionForm } from './act-forms.tsx'
import styles from './case-steering.module.css'

/** The actions of an administrator on a case, as the server allows them. */
export function CaseSteering({ view }: Readonly<{ view: Pick<CaseView, 'caseId' | 'title' | 'flow'> }>) {
  const { caseId, title, flow } = view
  const t = useT()
  const { data, error, refetch } = useQuery(steeringQuery(useClient(), caseId))
  const [chosen, setChosen] = useState<CaseAction>()
  if (error && !data) return <Failure error={error} onRetry={refetch} />

  const acts = data ? listActions(data) : []
  const isBehind = data?.can.includes('migrate') === true
  if (acts.length === 0 && !isBehind) return null
  return (
    <Section title={t('approvals.monitor.administer')}>
      <ul className={styles.acts}>
        {acts.map((act) => (
          <li key={keyOf(act)}>
            <Button onClick={() => setChosen(act)}>{wordOf(t, act)}</Button>
            <span className={styles.consequence}>{t(`approvals.monitor.consequence.${act.does}`)}</span>
          </li>
        ))}
        {isBehind && (
          <li>
            <Link to="/flows/$id/migration" params={{ id: flow.id }} search={{ keyword: title }}>
              {t('flow.command.migrate')}
            </Link>
            <span className={styles.consequence}>{t('approvals.monitor.consequence.migrate')}</span>
          </li>
        )}
      </ul>
      {chosen && (
        <ActionForm key={keyOf(chosen)} caseId={caseId} act={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Section>
  )
}

function keyOf(act: CaseAction): string {
  return 'node' in act ? `${act.does} ${act.node}` : act.does
}

function wordOf(t: ReturnType<typeof useT>, act: CaseAction): string {
  const word = t(`flow.command.${act.does}`)
  return 'node' in act ? t('approvals.monitor.actAt', { act: word, node: act.name }) : word
}
