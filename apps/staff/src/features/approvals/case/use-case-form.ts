import { useFilledForm } from '../../forms/index.ts'
import { urgencies } from '../marks/urgencies.ts'
import type { Urgency } from '../queries.ts'

type CaseFormOptions = Omit<Parameters<typeof useFilledForm<Urgency>>[0], 'beside'> &
  Readonly<{ urgency: Urgency }>

export type CaseForm = ReturnType<typeof useCaseForm>

/** The form of a launch or a case, and how urgent it is. */
export function useCaseForm({ urgency, ...options }: CaseFormOptions) {
  return useFilledForm<Urgency>({ ...options, beside: { given: urgency, words: urgencies } })
}
