import { networkFailed, refusalOf } from '@signet/client'
import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../context/app-context.ts'
import { useCurrentUser } from '../context/use-current-user.ts'
import { caseHref, launchHref } from '../links/case-href.ts'
import type { Act } from './act.ts'
import { outboxes } from './waiting.ts'

/** Opens a launch again in its form, with everything that was filled in. It waits no more until it is submitted there. */
export function useReopen() {
  const t = useT()
  const { queries, store } = useApp()
  const feedback = useFeedback()
  const { history } = useRouter()
  const me = useCurrentUser().data?.userInfo.userId

  return async (act: Act, onOpened: () => void) => {
    const form = formOf(act)
    if (!form || me === undefined) return
    // Forms load when one is opened: this is on every page.
    const forms = await import('../forms/kept-form.tsx').catch(() => null)
    if (!forms) return feedback.error(refusalOf(networkFailed, t).message)
    if ((await outboxes.get(queries)?.hold(act.id)) === false) return feedback.plain(t('outbox.discard.gone'))
    const at = new Date(act.at).toISOString()
    if (!forms.keptForm(store, me, form.subject).keep({ values: form.values, beside: form.urgency, at }))
      return feedback.error(t('outbox.full'))
    onOpened()
    history.push(form.href)
  }
}

/** The form of a launch: where it is, and what its unsent input is kept under. */
function formOf({ id, call }: Act) {
  if (call.name === 'launchAgain') {
    const { caseId, values, urgency = 'normal' } = call.input
    return { values, urgency, subject: `case:${caseId}`, href: caseHref({ caseId }) }
  }
  if (call.name !== 'launch') return undefined
  const { flowId, forUserId, followsUp, values, urgency = 'normal' } = call.input
  const subject = ['launch', flowId, forUserId, followsUp, id].filter(Boolean).join(':')
  return { values, urgency, subject, href: launchHref(flowId, { forUserId, followsUp, unsent: id }) }
}
