import { type Urgency, urgencies } from '../../../kit/fields/urgency-mark.tsx'
import { useFilledForm } from '../../../kit/forms/use-filled-form.ts'

type CaseFormOptions = Omit<Parameters<typeof useFilledForm<Urgency>>[0], 'beside'> &
  Readonly<{ urgency: Urgency }>

export type CaseForm = ReturnType<typeof useCaseForm>

export function useCaseForm({ urgency, ...options }: CaseFormOptions) {
  return useFilledForm<Urgency>({ ...options, beside: { given: urgency, words: urgencies } })
}
