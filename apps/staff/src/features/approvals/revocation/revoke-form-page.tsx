import { useT } from '@signet/i18n/react'
import { Button, Card, Link, PageState } from '@signet/ui'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useCurrentUser } from '../../../kit/context/use-current-user.ts'
import { caseHref } from '../../../kit/links/case-href.ts'
import { BrokenLink } from '../../../kit/pages/broken-link.tsx'
import { StackPage } from '../../../kit/pages/stack-page.tsx'
import { CaseHeader } from '../case/case-header.tsx'
import { readCaseConfig } from '../case-config.ts'
import { WhyNote } from '../notes/why-note.tsx'
import { operateHref } from '../operate/operate-href.ts'
import { When } from '../parts/case-marks.tsx'
import { type OpenedCase, useCase } from '../queries.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { RevokeForm } from './revoke-form.tsx'
import styles from './revoke-form-page.module.css'

/** A revocation to follow or decide; for a case without one, the form that asks for it. */
export function RevokeFormPage() {
  const t = useT()
  const { config } = useSearch({ from: '/member/pages/workFlow/flowBefore/revokeForm' })
  const subject = readCaseConfig(config)
  const about = subject?.kind === 'case' ? subject : null
  const query = useCase(about?.caseId ?? '', about?.taskId)
  if (!about) return <BrokenLink />
  if (query.data?.revokes) return <RevocationScreen view={query.data} revokes={query.data.revokes} />
  if (query.data) return <RevokeForm view={query.data} />

  return (
    <StackPage title={t('approvals.revocation.title')}>
      <PageState query={query}>{() => null}</PageState>
    </StackPage>
  )
}

type RevocationScreenProps = Readonly<{ view: OpenedCase; revokes: NonNullable<OpenedCase['revokes']> }>

/** What is to be revoked, why, and its progress; its approvers can only approve or reject. */
function RevocationScreen({ view, revokes }: RevocationScreenProps) {
  const t = useT()
  const { data: me } = useCurrentUser()
  const { route, allowed } = view
  return (
    <StackPage
      title={t('approvals.revocation.title')}
      {...((allowed.agree || allowed.reject) && { footer: <Decide view={view} /> })}
    >
      <CaseHeader view={view} urgency={view.urgency} />
      <WhyNote view={view} me={me?.userInfo.userId ?? ''} />
      <RevocationFacts revokes={revokes} view={view} />
      <Card title={t('approvals.revocation.progress')}>
        <Timeline steps={route} />
      </Card>
    </StackPage>
  )
}

/** What is revoked, why and since when. */
function RevocationFacts({ revokes, view }: Pick<RevocationScreenProps, 'revokes' | 'view'>) {
  const t = useT()
  const { launchedAt } = view
  return (
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
