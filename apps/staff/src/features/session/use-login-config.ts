import type { contract, ParsedOutput } from '@signet/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../kit/context/app-context.ts'

export type LoginConfig = ParsedOutput<(typeof contract)['session']['loginConfig']>

/** How people sign in here, and how the company presents itself. */
export function useLoginConfig() {
  const { client, brand } = useApp()
  return useQuery({
    queryKey: ['session', 'loginConfig'],
    queryFn: async () => {
      const config = await client.session.loginConfig()
      void brand.show(config.identity)
      return config
    },
  })
}
