import type { contract, ParsedOutput } from '@signet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../kit/context/app-context.ts'

export type Signature = ParsedOutput<(typeof contract)['signatures']['mine']>[number]

const key = ['signatures']

/** The person's saved signatures; requested only where they may sign. */
export function useSignatures({ enabled = true }: Readonly<{ enabled?: boolean }> = {}) {
  const { signatures } = useClient()
  return useQuery({ queryKey: key, queryFn: () => signatures.mine(), enabled })
}

export function useAddSignature() {
  const { signatures } = useClient()
  return useMutation({
    mutationFn: (signImg: string) => signatures.add({ signImg }),
    onSuccess: useRefresh(),
  })
}

export function useSetDefaultSignature() {
  const { signatures } = useClient()
  return useMutation({ mutationFn: (id: string) => signatures.setDefault({ id }), onSuccess: useRefresh() })
}

export function useRemoveSignature() {
  const { signatures } = useClient()
  return useMutation({ mutationFn: (id: string) => signatures.remove({ id }), onSuccess: useRefresh() })
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: key })
}
