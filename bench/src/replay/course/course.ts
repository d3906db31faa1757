import type { Deed } from '../log/activity.ts'

/** One step of a document: a deed, or an outside step that is noted with it. */
export type Step = Readonly<{ at: string; activity: string; resource: string; deed: Deed | undefined }>

/** The way of one document through one trace: what becomes one case. */
export type Course = Readonly<{
  name: string
  document: string
  attributes: ReadonlyMap<string, string>
  /** The role that saved or submitted it first; empty where nobody did. */
  starter: string
  steps: readonly Step[]
}>

/** Documents of one kind are approved in one flow: those of the same name that begin with the same role. */
export function kindOf({ document, starter }: Pick<Course, 'document' | 'starter'>): string {
  return `${document}\n${starter}`
}
