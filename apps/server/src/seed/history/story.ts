import type { Agenda } from '../agenda.ts'
import type { DemoCompany } from '../company/found-demo-company.ts'
import type { FlowCode } from '../designs/demo-flows.ts'
import type { PeopleAtWork } from '../people-at-work.ts'

/** Everything that the stories share. */
export type Stage = Readonly<{
  company: DemoCompany
  flows: Readonly<Record<FlowCode, string>>
  atWork: PeopleAtWork
  agenda: Agenda
  clock: () => number
  /** The end of the story: now. */
  end: number
}>

/** The planned course of a case; `usual` leaves it to chance. */
export type Fate =
  | 'usual'
  | 'draft'
  | 'recalled'
  | 'agreed'
  | 'returned'
  | 'rejected'
  | 'waiting'
  | 'transferred'

/** A planned case. */
export type Story = Readonly<{
  flow: FlowCode
  starter: string
  at: number
  fate: Fate
  amount?: 'small' | 'large'
}>
