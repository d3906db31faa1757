import { type Client, createLookup } from '@signet/client'
import type { UserRow } from '@signet/contract'
import type { FormEnvironment, Person } from '@signet/form/react'
import { useMemo, useState } from 'react'
import { useApp } from '../../../lib/app-context.ts'
import { fileLinks } from './file-links.ts'
import { uploadFile } from './upload-file.ts'

type Names = Readonly<Record<string, string>>

/** What a form needs of the application: colleagues, files, the time. `names` are those that came with the values. */
export function useFormEnvironment(names: Names): FormEnvironment {
  const app = useApp()
  const [, redraw] = useState(0)
  return useMemo(() => {
    const links = fileLinks(app.client, () => redraw((times) => times + 1))
    return {
      people: {
        search: async (keyword, signal) => {
          const { list } = await app.client.organization.users({ keyword, pageSize: 30 }, { signal })
          return list.map(personOf)
        },
        byIds: (ids) => peopleByIds(app.client, names, ids),
      },
      lookup: createLookup(app.client),
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
      now: () => new Date().toISOString(),
    }
  }, [app, names])
}

async function peopleByIds(client: Client, names: Names, ids: readonly string[]): Promise<readonly Person[]> {
  const known = ids.map((id) => ({ id, name: names[id] ?? '' }))
  if (known.every(({ name }) => name !== '')) return known

  const { list } = await client.organization.usersByIds({ ids: [...ids] })
  return list.map(personOf)
}

function personOf({ id, realName, headIcon, organize, position }: UserRow): Person {
  const note = [organize, position].filter(Boolean).join(' · ')
  return { id, name: realName, ...(headIcon && { avatar: headIcon }), ...(note && { note }) }
}
