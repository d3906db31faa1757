import { signal } from '@preact/signals-core'
import { createLookup } from '@signet/client'
import type { UserRow } from '@signet/contract'
import type { FormEnvironment, Person, Upload } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useClient } from '../../shell/desk.ts'

/** What a form that is tried out needs: real colleagues and real choices. Nothing is uploaded from a trial. */
export function useFormEnvironment(): FormEnvironment {
  const client = useClient()
  const t = useT()
  return useMemo(
    () => ({
      people: {
        search: async (keyword, signal) =>
          (await client.organization.users({ keyword, pageSize: 30 }, { signal })).list.map(personOf),
        byIds: async (ids) => (await client.organization.usersByIds({ ids: [...ids] })).list.map(personOf),
      },
      lookup: createLookup(client),
      files: { upload: () => refusedUpload(t('form-design.preview.noUpload')), urlOf: () => '#' },
      now: () => new Date().toISOString(),
    }),
    [client, t],
  )
}

function refusedUpload(reason: string): Upload {
  const nothing = () => undefined
  return {
    progress: signal({ state: 'failed', sent: 0, reason }),
    pause: nothing,
    resume: nothing,
    retry: nothing,
    remove: nothing,
  }
}

function personOf({ id, realName, headIcon, organize, position }: UserRow): Person {
  const note = [organize, position].filter(Boolean).join(' · ')
  return { id, name: realName, ...(headIcon && { avatar: headIcon }), ...(note && { note }) }
}
