import { useT } from '@signet/i18n/react'
import { Link } from '@tanstack/react-router'
import { Facts, Section } from '../../../kit/details/facts.tsx'
import type { Checklist } from './queries.ts'
import styles from './staff-changes.module.css'

const mostNames = 5

/** What a person holds, so that nothing is forgotten when they move or leave. */
export function Holdings({ checklist }: Readonly<{ checklist: Checklist }>) {
  const t = useT()
  const { openTasks, cases, drafts, returned, delegations, documents, links, designs } = checklist
  const { reports, duties, circles, applications, flows } = checklist
  const named = (all: readonly Readonly<{ name: string }>[]) => {
    const names = all.slice(0, mostNames).map(({ name }) => name)
    const list = names.join(t('staff-changes.and'))
    return all.length > mostNames
      ? t('staff-changes.andMore', { names: list, count: all.length })
      : list || '—'
  }
  return (
    <Section title={t('staff-changes.holdings')}>
      <Facts
        facts={[
          { name: t('staff-changes.tasks'), value: t('staff-changes.inCases', { tasks: openTasks, cases }) },
          { name: t('staff-changes.drafts'), value: drafts },
          { name: t('staff-changes.returned'), value: returned },
          { name: t('staff-changes.reports'), value: named(reports) },
          { name: t('staff-changes.duties'), value: named(duties) },
          { name: t('staff-changes.circles'), value: named(circles) },
          { name: t('staff-changes.applications'), value: named(applications) },
          { name: t('staff-changes.delegations'), value: delegations },
          { name: t('staff-changes.documents'), value: documents },
          { name: t('staff-changes.links'), value: links },
          { name: t('staff-changes.designs'), value: designs },
          {
            name: t('staff-changes.flows'),
            value:
              flows.length === 0
                ? '—'
                : flows.map(({ id, name }) => (
                    <span key={id} className={styles.flow}>
                      <Link to="/flows/$id" params={{ id }}>
                        {name}
                      </Link>
                    </span>
                  )),
          },
        ]}
      />
    </Section>
  )
}
