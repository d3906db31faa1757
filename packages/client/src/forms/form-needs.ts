import type { Client } from '../create-client.ts'
import { fileLinks } from '../files/file-links.ts'
import { type FileSender, ownDoor, uploadFile } from '../files/upload-file.ts'
import { createLookup } from '../lookup/create-lookup.ts'
import type { Through } from '../lookup/source.ts'
import { createPlaces } from './create-places.ts'

type FormNeeds = Omit<FileSender, 'door'> &
  Readonly<{
    client: Client
    /** Leaves for an address: the bytes of a file. */
    leaveFor: (url: string) => void
    /** A picture whose address was not known yet can be shown. */
    onLinked: () => void
    /** The form that asks; without one people ask for themselves. */
    through?: Through | undefined
  }>

type InterfaceCall = Readonly<{ interface: string; parameters: Readonly<Record<string, unknown>> }>

const longestCallMs = 60_000

/**
 * What a form needs of the server, as `FormEnvironment` of `@signet/form-ui` wants it. Where its links and buttons
 * lead, the application knows.
 */
export function createFormNeeds({ client, leaveFor, onLinked, through, ...people }: FormNeeds) {
  const sender = { ...people, door: ownDoor(client) }
  return {
    lookup: createLookup(client, through),
    billNumber: (rule: string) => client.billRules.number({ enCode: rule }),
    files: {
      upload: (file: File) => uploadFile(sender, file),
      urlOf: fileLinks(client, onLinked).urlOf,
      pack: async (files: readonly Readonly<{ fileId: string }>[]) => {
        const list = files.map(({ fileId }) => ({ fileId }))
        const { downloadVo } = await client.files.pack({ type: 'annex', list })
        leaveFor(downloadVo.url)
      },
    },
    signatures: { mine: () => savedSignatures(client) },
    places: createPlaces(client),
    callInterface: (call: InterfaceCall) => firstRow(createLookup(client, through), call),
    now: () => new Date().toISOString(),
  }
}

async function savedSignatures({ signatures }: Client) {
  const saved = await signatures.mine()
  return saved.map(({ id, signImg, isDefault }) => ({ id, image: signImg, isDefault: isDefault === 1 }))
}

/** What an interface answers first, by column, to whoever may use the form that the button stands in. */
async function firstRow(
  lookup: ReturnType<typeof createLookup>,
  { interface: id, parameters }: InterfaceCall,
) {
  const { choices } = await lookup.search(
    { of: `interface:${id}`, parameters, page: 1 },
    AbortSignal.timeout(longestCallMs),
  )
  return choices[0]?.columns
}
