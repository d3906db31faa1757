import { createLookup, createPlaces, type Through } from '@signet/client'
import type { Names } from '@signet/form'
import type { FormEnvironment, InterfaceCall } from '@signet/form/react'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { type App, useApp } from '../../lib/app-context.ts'
import { flowLink } from '../../lib/flow-link.ts'
import { openAddress } from '../../lib/open-address.ts'
import { recordLink } from '../../lib/record-link.ts'
import { fileLinks } from './file-links.ts'
import { uploadFile } from './upload-file.ts'
import { formStart } from './use-form-start.ts'

const longestCallMs = 60_000

/**
 * What a form needs of the application: what can be chosen, files, what buttons do, the time. `names` are those that
 * came with the values; `through` is the form that asks, `recordAddress` the path
 * where the record is found.
 */
export function useFormEnvironment(names: Names, through?: Through, recordAddress?: string): FormEnvironment {
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
      openRecord: ({ model, id }) => history.push(recordLink(model, id)),
      actions: {
        openPage: (path) => history.push(path),
        openLink: openAddress,
        callInterface: (call) => firstRow(app.client, call),
        launchFlow: async ({ flow, values }) =>
          history.push(flowLink({ flowId: flow, opType: '-1' }), formStart(values)),
      },
      ...(recordAddress && { recordAddress: new URL(recordAddress, location.origin).href }),
      now: () => new Date().toISOString(),
    }
  }, [app, names, recordAddress, history, kind, id])
}

/** What an interface answers first, by column. A button is no field with choices: people ask for themselves. */
async function firstRow(client: App['client'], { interface: id, parameters }: InterfaceCall) {
  const { choices } = await createLookup(client).search(
    { of: `interface:${id}`, parameters, page: 1 },
    AbortSignal.timeout(longestCallMs),
  )
  return choices[0]?.columns
}
