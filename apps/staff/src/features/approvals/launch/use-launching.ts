import { AnsweredRefusal } from '@signet/client'
import { useRef } from 'react'
import { useClient } from '../../../lib/app-context.ts'
import { type CallOf, useSubmit, type Values } from '../../forms/index.ts'
import type { CaseForm } from '../case/use-case-form.ts'
import { type Choices, useChoosing } from '../operate/use-choosing.ts'
import type { Urgency } from '../queries.ts'
import type { Launching } from './launching.ts'

type Launch = Readonly<{ values: Values; urgency: Urgency; choices?: Choices }>

const ofChoices = ['flow.candidatesToChoose', 'flow.branchToChoose']

/** Sends a form off. Where the way ahead is to be chosen, that is asked for, and then it is sent again. */
export function useLaunching<Answer>(
  form: CaseForm,
  { flowId, forUserId }: Launching,
  call: CallOf<Launch, Answer>,
) {
  const { approvals } = useClient()
  const chosen = useRef<Choices>(undefined)
  const launch = useSubmit(
    form,
    ({ values, beside: urgency }, options) =>
      call({ values, urgency, ...(chosen.current && { choices: chosen.current }) }, options),
    { stage: 'submit' },
  )
  const choosing = useChoosing((choices) =>
    approvals.launchChoices({ flowId, forUserId, values: form.store.values(), choices }),
  )
  const submit = (onDone: (answer: Answer) => void) =>
    launch.submit(onDone, (error) => {
      if (!(error instanceof AnsweredRefusal) || !ofChoices.includes(error.code)) return false
      choosing.begin((choices) => {
        if (isSame(choices, chosen.current)) return launch.refuse(error)
        chosen.current = choices
        submit(onDone)
      })
      return true
    })

  return { ...launch, isPending: launch.isPending || choosing.isAsking, choosing, submit }
}

/** Nothing new was chosen: sending it again would be refused again. */
function isSame(choices: Choices, before: Choices | undefined): boolean {
  return JSON.stringify(choices) === JSON.stringify(before ?? { people: {}, lines: {} })
}
