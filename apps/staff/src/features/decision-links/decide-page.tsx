import { AnsweredRefusal } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { Empty, PageState } from '@signet/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { CircleCheck, CircleX, Link2Off } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTitle } from '../../kit/pages/stack-page.tsx'
import { CaseLink } from './case-link.tsx'
import styles from './decide-page.module.css'
import { DecisionForm } from './decision-form.tsx'
import { useDecide, useDecision } from './queries.ts'

/** Decides one task by the link of a message, whose token is behind `#`. Opening it decides nothing. */
export function DecidePage({ language }: Readonly<{ language: ReactNode }>) {
  const t = useT()
  const { hash: link } = useLocation()
  useTitle(t('decision-links.title'))
  return (
    <main className={styles.page}>
      {language}
      <div className={styles.column}>
        {link === '' ? <Closed title={t('decision-links.noToken')} /> : <ByLink key={link} link={link} />}
      </div>
    </main>
  )
}

function ByLink({ link }: Readonly<{ link: string }>) {
  const query = useDecision(link)
  const decide = useDecide(link)
  if (decide.data) return <Decided {...decide.data} />
  const refused = closingRefusal(decide.error) ?? closingRefusal(query.error)
  if (refused) return <Closed title={refused.message} />
  return (
    <PageState query={query}>
      {(opened) => <DecisionForm opened={opened} decide={decide} onAgain={query.refetch} />}
    </PageState>
  )
}

/** What ends the link; other refusals are shown at the form, which stays. */
function closingRefusal(error: Error | null): AnsweredRefusal | undefined {
  const isOver =
    error instanceof AnsweredRefusal &&
    (error.code.startsWith('decisionLinks.') || error.code.startsWith('session.'))
  return isOver ? error : undefined
}

function Closed({ title }: Readonly<{ title: string }>) {
  const t = useT()
  return (
    <div role="alert">
      <Empty
        icon={<Link2Off />}
        title={title}
        hint={t('decision-links.closedHint')}
        action={
          <Link className={styles.way} to="/pages/login/index">
            {t('decision-links.signIn')}
          </Link>
        }
      />
    </div>
  )
}

type DecidedProps = Readonly<{ caseId: string; decision: 'agree' | 'reject' }>

function Decided({ caseId, decision }: DecidedProps) {
  const t = useT()
  return (
    <div role="status">
      <Empty
        icon={decision === 'agree' ? <CircleCheck /> : <CircleX />}
        title={t(`decision-links.done.${decision}`)}
        hint={t('decision-links.doneHint')}
        action={<CaseLink caseId={caseId} />}
      />
    </div>
  )
}
