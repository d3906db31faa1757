import type { contract, ParsedOutput, RequestInput } from '@signet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../../kit/context/app-context.ts'

type Calls = (typeof contract)['channels']
export type OwnChannels = ParsedOutput<Calls['own']>
export type OwnChoice = RequestInput<Calls['saveOwn']>

const key = ['ownChannels']

export function useOwnChannels() {
  const client = useClient()
  return useQuery({ queryKey: key, queryFn: () => client.channels.own() })
}

/** Saves what changed in the choice; it is shown at once, and as the server has it after a refusal. */
export function useSaveChoice(own: OwnChannels) {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (change: Partial<OwnChoice>) => {
      const { choices, quiet, digestAt } = queries.getQueryData<OwnChannels>(key) ?? own
      return client.channels.saveOwn({ choices, quiet, digestAt, ...change })
    },
    // One after another, so that the last choice is the last that is saved.
    scope: { id: 'ownChannels' },
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey: key })
      queries.setQueryData<OwnChannels>(key, (known) => ({ ...(known ?? own), ...change }) as OwnChannels)
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  })
}

/** Changes something beside the choice: a muted case, a browser that is pushed to. */
export function useChannelChange<Input>(change: (input: Input) => Promise<unknown>) {
  const { queries } = useApp()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
}
