import { kindOfEvent, TriggerEvent } from '@signet/flow'
import { compileForm, readDefinition } from '@signet/form'
import { Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { type ReactNode, useMemo, useState } from 'react'
import { useClient } from '../../shell/desk.ts'
import { type FormAbout, FormAboutProvider } from '../flow-design/index.ts'
import { valuesQuery } from './queries.ts'

/** Ways to find people that only the course of a case can answer. */
const ofCases: NonNullable<FormAbout['without']> = new Set(['handledAt', 'dataInterface'])

/** Settings about what an event says. */
export function AboutEvent({ event, children }: Readonly<{ event: TriggerEvent; children: ReactNode }>) {
  const { data, error, refetch } = useQuery(valuesQuery(useClient(), useReadable(event)))
  const about = useMemo(() => {
    if (!data) return undefined
    const plan = compileForm(data.definition)
    return { form: readDefinition(data.definition), plan, without: ofCases }
  }, [data])
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!about) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  return <FormAboutProvider value={about}>{children}</FormAboutProvider>
}

/** The event as it last made sense: a field that is half typed, or named twice, cannot be asked what it says. */
function useReadable(event: TriggerEvent): TriggerEvent {
  const [readable, keep] = useState(event)
  if (event === readable) return event
  if (event.kind === readable.kind && !isReadable(event)) return readable

  keep(event)
  return event
}

function isReadable(event: TriggerEvent): boolean {
  return TriggerEvent.safeParse(event).success && kindOfEvent(event).isWhole(event)
}
