import { createLookup, createPlaces, type Through } from '@signet/client'
import type { Names } from '@signet/form'
import type { FormEnvironment } from '@signet/form/react'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useApp } from '../../lib/app-context.ts'
import { openAddress } from '../../lib/open-address.ts'
import { fileLinks } from './file-links.ts'
import { uploadFile } from './upload-file.ts'

/**
 * What a form needs of the application: what can be chosen, files, what buttons do, the time. `names` are those that
 * came with the values; `through` is the form that asks.
 */
export function useFormEnvironment(names: Names, through?: Through): FormEnvironment {
  const app = useApp()
  const { history } = useRouter()
  const [, redraw] = useState(0)
  const { kind, id = '' } = through ?? {}
  return useMemo(() => {
    const links = fileLinks(app.client, () => redraw((times) => times + 1))
    return {
      lookup: createLookup(app.client, kind && { kind, id }),
      names,
      billNumber: (rule) => app.client.billRules.number({ enCode: rule }),
      files: {
        upload: (file) => uploadFile(app, file),
        urlOf: links.urlOf,
        pack: async (files) => {
          const list = files.map(({ fileId }) => ({ fileId }))
          const { downloadVo } = await app.client.files.pack({ type: 'annex', list })
          location.assign(downloadVo.url)
        },
      },
      signatures: {
        mine: async () =>
          (await app.client.signatures.mine()).map(({ id, signImg, isDefault }) => ({
            id,
            image: signImg,
            isDefault: isDefault === 1,
          })),
      },
      places: createPlaces(app.client),
      actions: { openPage: (path) => history.push(path), openLink: openAddress },
      now: () => new Date().toISOString(),
    }
  }, [app, names, history, kind, id])
}
