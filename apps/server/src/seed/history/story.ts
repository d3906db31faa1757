import type { Agenda } from '../agenda.ts'
import type { DemoCompany } from '../company/found-demo-company.ts'
import type { FlowCode } from '../designs/demo-flows.ts'
import type { PeopleAtWork } from '../people-at-work.ts'

/** What everybody in the story goes by. */
export type Stage = Readonly<{
  company: DemoCompany
  flows: Readonly<Record<FlowCode, string>>
  atWork: PeopleAtWork
  agenda: Agenda
  clock: () => number
  /** Where the story ends: now. */
  end: number
}>

/** How a case is to go. `usual` leaves it to chance. */
export type Fate =
  | 'usual'
  | 'draft'
  | 'recalled'
  | 'agreed'
  | 'returned'
  | 'rejected'
  | 'waiting'
  | 'transferred'

/** A case that somebody is going to launch. */
export type Story = Readonly<{
  flow: FlowCode
  starter: string
  at: number
  fate: Fate
  amount?: 'small' | 'large'
}>
