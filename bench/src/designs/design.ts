import type { FlowDefinitionDraft } from '@signet/flow'
import type { FormDefinitionInput } from '@signet/form'

/** What is measured: a form and the flow on it. */
export type Design = Readonly<{ form: FormDefinitionInput; flow: FlowDefinitionDraft }>
