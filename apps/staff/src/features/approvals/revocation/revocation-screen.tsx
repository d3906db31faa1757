import { useT } from '@signet/i18n/react'
import { Button, Card, Link } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { StackPage } from '../../../lib/stack-page.tsx'
import { useCurrentUser } from '../../../lib/use-current-user.ts'
import { CaseHeader } from '../case/case-header.tsx'
import { WhyNote } from '../case/why-note.tsx'
import { caseHref } from '../case-href.ts'
import { When } from '../marks/when.tsx'
import { operateHref } from '../operate/operate-href.ts'
import type { OpenedCase } from '../queries.ts'
import { Timeline } from '../timeline/timeline.tsx'
import styles from './revocation-screen.module.css'

type RevocationScreenProps = Readonly<{ view: OpenedCase; revokes: NonNullable<OpenedCase['revokes']> }>

/** What is to be revoked, why, and how far that is; who is asked agrees or rejects, and nothing else. */
export function RevocationScreen({ view, revokes }: RevocationScreenProps) {
  const t = useT()
  const { data: me } = useCurrentUser()
  const { launchedAt, route, allowed } = view
  return (
    <StackPage
      title={t('approvals.revocation.title')}
      {...((allowed.agree || allowed.reject) && { footer: <Decide view={view} /> })}
    >
      <CaseHeader view={view} urgency={view.urgency} />
      <WhyNote view={view} me={me?.userInfo.userId ?? ''} />
      <Card>
        <dl className={styles.facts}>
          <dt>{t('approvals.revocation.of')}</dt>
          <dd>
            <Link href={caseHref({ caseId: revokes.caseId })} className={styles.link}>
              {revokes.title}
            </Link>
          </dd>
          <dt>{t('approvals.revoke.reason')}</dt>
          <dd className={styles.reason}>{revokes.reason}</dd>
          {launchedAt && (
            <>
              <dt>{t('approvals.revocation.since')}</dt>
              <dd>
                <When at={launchedAt} />
              </dd>
            </>
          )}
        </dl>
      </Card>
      <Card title={t('approvals.revocation.progress')}>
        <Timeline steps={route} />
      </Card>
    </StackPage>
  )
}

function Decide({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { history } = useRouter()
  const { caseId, task, words, allowed } = view
  const decide = (action: 'agree' | 'reject') =>
    history.push(operateHref({ caseId, taskId: task?.id }, action))
  return (
    <>
      {allowed.reject && (
        <Button tone="danger" isWide onClick={() => decide('reject')}>
          {words['reject'] || t('flow.command.reject')}
        </Button>
      )}
      {allowed.agree && (
        <Button tone="primary" isWide onClick={() => decide('agree')}>
          {words['agree'] || t('flow.command.agree')}
        </Button>
      )}
    </>
  )
}
