import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { Link } from '@tanstack/react-router'
import { caseHref } from '../../kit/links/case-href.ts'
import styles from './decide-page.module.css'

/** Leads to the case, by the sign-in where that is needed. */
export function CaseLink({ caseId }: Readonly<{ caseId: string }>) {
  const t = useT()
  return (
    <Link
      className={`${styles.way} ${sharedStyles.strong}`}
      to="/pages/login/index"
      search={{ redirect: caseHref({ caseId }) }}
    >
      {t('decision-links.openCase')}
    </Link>
  )
}
