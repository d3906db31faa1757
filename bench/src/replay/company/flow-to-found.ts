import type { FlowDefinitionDraft } from '@signet/flow'
import type { DerivedForm } from './derive-form.ts'

/** A flow that a log makes necessary, before there are people and roles to put into it. */
export type FlowToFound = Readonly<{
  name: string
  /** The code of the form and the flow. */
  key: string
  roles: readonly string[]
  form: DerivedForm
  flow: (roleIds: ReadonlyMap<string, string>) => FlowDefinitionDraft
}>
