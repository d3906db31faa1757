import { AnsweredRefusal } from '@signet/client'
import { useRef } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'
import type { Urgency } from '../../../kit/fields/urgency-mark.tsx'
import type { CallOf, Values } from '../../../kit/forms/use-command.ts'
import { useSubmit } from '../../../kit/forms/use-submit.ts'
import type { CaseForm } from '../case/use-case-form.ts'
import { type Choices, useOpenChoices } from '../operate/use-open-choices.ts'
import type { LaunchSubject } from '../queries.ts'
import type { chooseOffline } from './choose-offline.ts'

type LaunchInput = Readonly<{ values: Values; urgency: Urgency; choices?: Choices }>

const ofChoices = ['flow.candidatesToChoose', 'flow.branchToChoose']

/** Submits a form. When the server wants branches or people chosen, asks for them and submits again. */
export function useSubmitLaunch<Answer>(
  form: CaseForm,
  { flowId, forUserId }: LaunchSubject,
  call: CallOf<LaunchInput, Answer>,
) {
  const app = useApp()
  const chosen = useRef<Choices>(undefined)
  const launch = useSubmit(
    form,
    ({ values, beside: urgency }, options) =>
      call({ values, urgency, ...(chosen.current && { choices: chosen.current }) }, options),
    { stage: 'submit' },
  )
  const choosing = useOpenChoices((choices) =>
    navigator.onLine
      ? app.client.approvals.launchChoices({ flowId, forUserId, values: form.store.values(), choices })
      : askOffline(app, { flowId, forUserId }, choices),
  )
  const send = (onDone: (answer: Answer) => void) =>
    launch.submit(onDone, (error) => {
      if (!(error instanceof AnsweredRefusal) || !ofChoices.includes(error.code)) return false
      choosing.begin((choices) => {
        if (isSame(choices, chosen.current)) return launch.refuse(error)
        chosen.current = choices
        send(onDone)
      })
      return true
    })
  /** Without a network the server cannot say what is to be chosen, so that is asked before. */
  const submit = (onDone: (answer: Answer) => void) => {
    if (navigator.onLine || form.store.attempt().length > 0) return send(onDone)
    choosing.begin((choices) => {
      chosen.current = choices
      send(onDone)
    })
  }

  return { ...launch, isPending: launch.isPending || choosing.isAsking, choosing, submit }
}

const askOffline: typeof chooseOffline = async (...given) =>
  (await import('./choose-offline.ts')).chooseOffline(...given)

/** Without a new choice the server would only refuse again. */
function isSame(choices: Choices, before: Choices | undefined): boolean {
  return JSON.stringify(choices) === JSON.stringify(before ?? { people: {}, lines: {} })
}
