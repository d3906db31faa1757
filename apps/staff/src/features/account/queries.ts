import type { contract, ParsedOutput } from '@signet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../kit/context/app-context.ts'

type Account = (typeof contract)['account']
export type OpenDevice = ParsedOutput<Account['devices']>['list'][number]
export type PastSignIn = ParsedOutput<Account['signIns']>['list'][number]
export type PasswordRules = ParsedOutput<Account['passwordRules']>

/** Everything about the own account, renewed together. */
const key = (...parts: readonly string[]) => ['account', ...parts]

export function usePasswordRules() {
  const client = useClient()
  return useQuery({ queryKey: key('passwordRules'), queryFn: () => client.account.passwordRules() })
}

export function useDevices() {
  const client = useClient()
  return useQuery({ queryKey: key('devices'), queryFn: async () => (await client.account.devices()).list })
}

export function useSignIns() {
  const client = useClient()
  return useQuery({ queryKey: key('signIns'), queryFn: async () => (await client.account.signIns()).list })
}

export function useSecondFactor() {
  const client = useClient()
  return useQuery({ queryKey: key('secondFactor'), queryFn: () => client.account.secondFactor() })
}

export type MyPasskey = ParsedOutput<(typeof contract)['passkeys']['list']>['list'][number]

export function usePasskeys() {
  const client = useClient()
  return useQuery({ queryKey: key('passkeys'), queryFn: () => client.passkeys.list() })
}

type AccessKeys = (typeof contract)['accessKeys']
export type MyToken = ParsedOutput<AccessKeys['mine']>['list'][number]
export type TokenArea = ParsedOutput<AccessKeys['scopes']>['list'][number]

export function useMyTokens() {
  const client = useClient()
  return useQuery({ queryKey: key('tokens'), queryFn: async () => (await client.accessKeys.mine()).list })
}

/** The areas that a token of a member may open. */
export function useTokenAreas() {
  const client = useClient()
  return useQuery({
    queryKey: ['tokenAreas'],
    queryFn: async () => (await client.accessKeys.scopes()).list.filter((area) => !area.isForAdministrators),
  })
}

/** A change of the own account; what is shown of it is asked for again, also after a refusal. */
export function useAccountChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  { isShown = false }: Readonly<{ isShown?: boolean }> = {},
) {
  const { queries } = useApp()
  return useMutation({
    meta: { isShown },
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: key() }),
  })
}
