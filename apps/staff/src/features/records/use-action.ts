import { textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import type { ListAction } from '@signet/list'
import { useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useAround } from '../forms/index.ts'
import { askFirst } from './ask-first.ts'
import { filledBy } from './filled-by.ts'
import { type Acted, type ModelConfig, useAct } from './queries.ts'
import { actionFormHref } from './record-href.ts'
import { useCallForEach } from './use-call-for-each.ts'

/** Does what an action of the list says, after its question. What opens a form leads there. */
export function useAction(config: ModelConfig, onDone: (acted: Acted) => void) {
  const { t, locale } = useLanguage()
  const feedback = useFeedback()
  const { history } = useRouter()
  const around = useAround()
  const act = useAct(config.id)
  const call = useCallForEach(config.id)
  const ask = askFirst(feedback, { confirm: t('records.confirm'), tone: 'primary' })
  const perform = ({ key, does }: ListAction, ids: readonly string[]) => {
    if (does.kind === 'openForm')
      return history.push(actionFormHref(config.id, key, ids.length === 1 ? ids[0] : undefined))
    if (does.kind !== 'callInterface') return act.mutate({ action: key, ids }, { onSuccess: onDone })
    if (!around) return
    const parameters = (values: Readonly<Record<string, unknown>>) =>
      filledBy(does.parameters, { config, values, around })
    call.mutate({ ids, interfaceId: does.interface, parameters }, { onSuccess: onDone })
  }

  return {
    isPending: act.isPending || call.isPending,
    start: (action: ListAction, ids: readonly string[]) =>
      ask(action.confirm && textIn(locale, action.confirm), () => perform(action, ids)),
  }
}
