import { signal } from '@preact/signals-core'
import { createLookup, createPlaces } from '@signet/client'
import type { FormEnvironment, Upload } from '@signet/form/react'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { useClient } from '../../shell/desk.ts'

/** What a form that is tried out needs: real colleagues and real choices. Nothing is uploaded from a trial. */
export function useFormEnvironment(): FormEnvironment {
  const client = useClient()
  const t = useT()
  return useMemo(
    () => ({
      lookup: createLookup(client),
      billNumber: (rule) => client.billRules.number({ enCode: rule }),
      files: { upload: () => refusedUpload(t('form-design.preview.noUpload')), urlOf: () => '#' },
      places: createPlaces(client),
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
