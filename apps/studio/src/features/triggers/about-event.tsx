import type { TriggerEvent } from '@signet/flow'
import { compileForm, readDefinition } from '@signet/form'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { useClient } from '../../shell/desk.ts'
import { type FormAbout, FormAboutProvider } from '../flow-design/index.ts'
import { valuesQuery } from './queries.ts'

/** Ways to find people that only the course of a case can answer. */
const ofCases: NonNullable<FormAbout['without']> = new Set(['handledAt', 'dataInterface'])

/** Settings about what an event says. */
export function AboutEvent({ event, children }: Readonly<{ event: TriggerEvent; children: ReactNode }>) {
  const { data, error, refetch } = useQuery(valuesQuery(useClient(), event))
  const about = useMemo(() => {
    if (!data) return undefined
    const plan = compileForm(data.definition)
    return { form: readDefinition(data.definition), plan, without: ofCases }
  }, [data])
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!about) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  return <FormAboutProvider value={about}>{children}</FormAboutProvider>
}
