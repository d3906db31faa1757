import { useT } from '@signet/i18n/react'
import { useFeedback } from '@signet/ui'
import { useRouter } from '@tanstack/react-router'
import { useClient } from '../../lib/app-context.ts'
import { useDeed } from '../forms/index.ts'
import { delegationHref } from './delegation-href.ts'
import type { Delegation } from './queries.ts'

type Deed = 'stop' | 'remove' | 'accept' | 'refuse'
export type DelegationDeeds = ReturnType<typeof useDelegationDeeds>

/** What its giver and its receivers do with a delegation; what cannot be undone is asked first. */
export function useDelegationDeeds({ id, kind }: Delegation) {
  const t = useT()
  const feedback = useFeedback()
  const { history } = useRouter()
  const { delegations } = useClient()
  const { perform, isPending, error } = useDeed((deed: Deed, options) => {
    const calls: Readonly<Record<Deed, () => Promise<null>>> = {
      stop: () => delegations.stop({ id }, options),
      remove: () => delegations.remove({ id }, options),
      accept: () => delegations.answer({ id, answer: 'accepted' }, options),
      refuse: () => delegations.answer({ id, answer: 'refused' }, options),
    }
    return calls[deed]()
  })
  const say = (deed: Deed) => () => feedback.success(t(`delegations.done.${deed}`))
  const sayAndLeave = () => {
    say('remove')()
    history.replace(delegationHref.list({ side: 'mine', kind }))
  }
  const asked = async (deed: Exclude<Deed, 'accept'>) => {
    const isConfirmed = await feedback.ask({
      title: t(`delegations.ask.${deed}`),
      body: t(`delegations.askHint.${deed}`),
      confirm: t(`delegations.confirm.${deed}`),
      tone: deed === 'refuse' ? 'primary' : 'danger',
    })
    if (isConfirmed) perform(deed, deed === 'remove' ? sayAndLeave : say(deed))
  }

  return {
    isPending,
    error,
    edit: () => history.push(delegationHref.edit(id)),
    stop: () => void asked('stop'),
    remove: () => void asked('remove'),
    refuse: () => void asked('refuse'),
    accept: () => perform('accept', say('accept')),
  }
}
