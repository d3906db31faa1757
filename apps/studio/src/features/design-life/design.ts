import type { Client } from '@signet/client'

type Calls = Client['designLife']

/** A flow, form or data view as its list shows it. A data view is a form to the server. */
export type Design = Readonly<{
  kind: 'flow' | 'form'
  id: string
  name: string
  category: string
  icon: string
  iconColor: string
  tags: readonly string[]
  owner: Readonly<{ id: string; name: string }> | null
  availability: Availability
}>

export type Availability = Parameters<Calls['changeAvailability']>[0]['availability']

export type Dependents = Awaited<ReturnType<Calls['dependents']>>['list']
