import { useT } from '@signet/i18n/react'
import { Skeleton } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useClient } from '../../../kit/context/app-context.ts'
import { Section } from '../../../kit/details/facts.tsx'
import { personnelQuery } from './queries.ts'

const RecordForm = lazy(async () => ({ default: (await import('./record-form.tsx')).RecordForm }))

/** The personnel record of a person; nothing while the company has no form for it. */
export function PersonnelPart({ personId }: Readonly<{ personId: string }>) {
  const t = useT()
  const { data } = useQuery(personnelQuery(useClient(), personId))
  if (!data?.record) return null
  return (
    <Section title={t('personnel.title')}>
      <Suspense fallback={<Skeleton rows={4} />}>
        <RecordForm key={data.record.version} personId={personId} record={data.record} />
      </Suspense>
    </Section>
  )
}
