import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useClient } from '../../kit/context/app-context.ts'
import { useCommand } from '../../kit/forms/use-command.ts'
import { type Delegation, delegationHref } from './queries.ts'

type DelegationAction = 'stop' | 'remove' | 'accept' | 'refuse'
export type DelegationActions = ReturnType<typeof useDelegationActions>

/** The actions of delegator and delegates; those without undo are asked first. */
export function useDelegationActions({ id, kind }: Delegation) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { perform, isPending, error } = useDelegationCommand(id)
  const say = (action: DelegationAction) => () => feedback.success(t(`delegations.done.${action}`))
  const sayAndLeave = () => {
    say('remove')()
    history.replace(delegationHref.list({ side: 'mine', kind }))
  }
  const askAndRun = async (action: Exclude<DelegationAction, 'accept'>) => {
    const isConfirmed = await feedback.ask({
      title: t(`delegations.ask.${action}`),
      body: t(`delegations.askHint.${action}`),
      confirm: t(`delegations.confirm.${action}`),
      tone: action === 'refuse' ? 'primary' : 'danger',
    })
    if (isConfirmed) perform(action, action === 'remove' ? sayAndLeave : say(action))
  }

  return {
    isPending,
    error,
    edit: () => history.push(delegationHref.edit(id)),
    stop: () => void askAndRun('stop'),
    remove: () => void askAndRun('remove'),
    refuse: () => void askAndRun('refuse'),
    accept: () => perform('accept', say('accept')),
  }
}

/** Sends the answer to a delegation or its end. */
function useDelegationCommand(id: string) {
  const { delegations } = useClient()
  return useCommand((action: DelegationAction, options) => {
    const calls: Readonly<Record<DelegationAction, () => Promise<null>>> = {
      stop: () => delegations.stop({ id }, options),
      remove: () => delegations.remove({ id }, options),
      accept: () => delegations.answer({ id, answer: 'accepted' }, options),
      refuse: () => delegations.answer({ id, answer: 'refused' }, options),
    }
    return calls[action]()
  })
}
