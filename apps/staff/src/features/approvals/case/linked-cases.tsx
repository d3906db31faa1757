import { useT } from '@signet/i18n/react'
import { CaseStatus, Cell } from '@signet/ui'
import { FilePlus2 } from 'lucide-react'
import { caseHref, followUpHref } from '../../../kit/links/case-href.ts'
import type { OpenedCase } from '../queries.ts'
import styles from './linked-cases.module.css'

/** Parent and follow-up cases: those begun at a node, and those that can be begun here. */
export function LinkedCases({ view }: Readonly<{ view: OpenedCase }>) {
  const t = useT()
  const { links, status: stands } = view
  const mayFollow = stands !== 'draft'
  if (links.length === 0 && !mayFollow) return null

  return (
    <ul className={styles.links} aria-label={t('approvals.links')}>
      {links.map(({ relation, caseId, title, mayOpen, status, person }) => (
        <Cell
          key={caseId}
          title={title}
          note={t(`approvals.links.${relation}`, { person: person.name })}
          value={<CaseStatus status={status} />}
          {...(mayOpen && { href: caseHref({ caseId }) })}
        />
      ))}
      {mayFollow && (
        <Cell icon={<FilePlus2 />} title={t('approvals.links.begin')} href={followUpHref(view.caseId)} />
      )}
    </ul>
  )
}
