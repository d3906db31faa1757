import { callForEach } from '@signet/client'
import { compileForm, type FormValues, textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { filledBy, type ListAction } from '@signet/list'
import { useFeedback } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useClient } from '../../kit/context/app-context.ts'
import { useAround } from '../../kit/forms/use-around.ts'
import { askFirst } from './ask-first.ts'
import { type ActionOutcome, type ModelConfig, useAct } from './queries.ts'
import { actionFormHref } from './record-href.ts'

/** Runs an action of the list after its question. An action with a form opens that form. */
export function useAction(config: ModelConfig, onDone: (acted: ActionOutcome) => void) {
  const { t, locale } = useLanguage()
  const feedback = useFeedback()
  const { history } = useRouter()
  const around = useAround()
  const act = useAct(config.id)
  const client = useClient()
  const call = useMutation({
    mutationFn: async (
      calls: Omit<Parameters<typeof callForEach>[1], 'modelId'>,
    ): Promise<ActionOutcome> => ({
      results: await callForEach(client, { ...calls, modelId: config.id }),
    }),
  })
  const ask = askFirst(feedback, { confirm: t('records.confirm'), tone: 'primary' })
  const perform = ({ key, does }: ListAction, ids: readonly string[]) => {
    if (does.kind === 'openForm')
      return history.push(actionFormHref(config.id, key, ids.length === 1 ? ids[0] : undefined))
    if (does.kind !== 'callInterface') return act.mutate({ action: key, ids }, { onSuccess: onDone })
    if (!around) return
    const form = compileForm(config.form)
    // The server returns values in the form engine's storage format.
    const parameters = (values: Readonly<Record<string, unknown>>) =>
      filledBy({ form }, does.parameters, values as FormValues, around)
    call.mutate({ ids, interfaceId: does.interface, parameters }, { onSuccess: onDone })
  }

  return {
    isPending: act.isPending || call.isPending,
    start: (action: ListAction, ids: readonly string[]) =>
      ask(action.confirm && textIn(locale, action.confirm), () => perform(action, ids)),
  }
}
