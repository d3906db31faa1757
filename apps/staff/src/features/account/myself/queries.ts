import type { SentFile } from '@signet/client'
import type { contract, ParsedOutput } from '@signet/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApp, useClient } from '../../../kit/context/app-context.ts'
import { useFormEnvironment } from '../../../kit/forms/use-form-environment.ts'

type Myself = (typeof contract)['myself']
export type BaseInfo = ParsedOutput<Myself['baseInfo']>
export type Cancellation = ParsedOutput<Myself['cancellationPreview']>

export type OwnRecord = NonNullable<ParsedOutput<(typeof contract)['personnel']['own']>['record']>

/** What the company keeps about me; null where I see nothing of it. */
export function useOwnRecord() {
  const client = useClient()
  return useQuery({
    queryKey: ['records', 'personnel'],
    queryFn: async () => (await client.personnel.own()).record,
  })
}

export function useBaseInfo() {
  const client = useClient()
  return useQuery({ queryKey: ['myself', 'baseInfo'], queryFn: () => client.myself.baseInfo() })
}

export function usePosts() {
  const client = useClient()
  return useQuery({ queryKey: ['myself', 'posts'], queryFn: () => client.myself.positions() })
}

export function useContacts() {
  const client = useClient()
  return useQuery({
    queryKey: ['myself', 'contacts'],
    queryFn: async () => (await client.myself.contacts()).list,
  })
}

export function useCancellation() {
  const client = useClient()
  return useQuery({
    queryKey: ['myself', 'cancellation'],
    queryFn: () => client.myself.cancellationPreview(),
  })
}

const mostColleagues = 200

export function useColleagues(organizeId: string) {
  const client = useClient()
  return useQuery({
    queryKey: ['myself', 'colleagues', organizeId],
    queryFn: async () => (await client.organization.users({ organizeId, pageSize: mostColleagues })).list,
    enabled: organizeId !== '',
  })
}

/** The department, defaults and permissions follow the post, so everything is asked for again. */
export function useSetMajor() {
  const { client, queries } = useApp()
  return useMutation({
    mutationFn: (majorId: string) => client.myself.setMajor({ majorId }),
    onSettled: () => queries.invalidateQueries(),
  })
}

const noForm = {}

/** Uploads a picture and makes it the avatar, which every page shows. */
export function useSetAvatar() {
  const { client, queries } = useApp()
  const { files } = useFormEnvironment(noForm)
  return useMutation({
    meta: { isShown: true },
    mutationFn: async (draw: () => Promise<File>) =>
      client.myself.setAvatar({ fileId: await arrived(files.upload(await draw())) }),
    onSuccess: () => queries.invalidateQueries(),
  })
}

export function useRemoveAvatar() {
  const { client, queries } = useApp()
  return useMutation({
    meta: { isShown: true },
    mutationFn: () => client.myself.removeAvatar({}),
    onSuccess: () => queries.invalidateQueries(),
  })
}

/** Returns the id of a file when the server has it. Throws the sentence of a failed upload. */
function arrived({ progress }: SentFile): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const stop = progress.subscribe(({ state, fileId, reason }) => {
    if (state === 'uploaded' && fileId !== undefined) resolve(fileId)
    if (state === 'failed') reject(new Error(reason))
  })
  return promise.finally(stop)
}
