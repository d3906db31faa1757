import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from '@signet/client'
import { firstRunCode, type Product } from '@signet/e2e/product'

const password = 'a-long-bench-password'

/** An administrator of a company with one model of a title and a date range. */
export type StallsOffice = Readonly<{
  modelId: string
  client: Client
  token: string
  /** Reads a sheet to its end, and takes its rows over on request. Returns the final state. */
  importSheet: (sheet: Readonly<{ name: string; bytes: Buffer; commits?: boolean }>) => Promise<string>
}>

export async function openStallsOffice(product: Product): Promise<StallsOffice> {
  await product.client().session.createFirstAdministrator({
    code: firstRunCode,
    companyName: 'Bench',
    account: 'admin',
    realName: 'Admin',
    password,
  })
  const { token } = await product.client().session.login({ account: 'admin', password })
  const client = product.client(token)
  const modelId = await publishModel(client)
  const leaves = async (importId: string, working: string) => {
    for (;;) {
      const { state } = await client.recordSheets.previewImport({ modelId, importId, pageSize: 1 })
      if (state !== working) return state
      await wait(100)
    }
  }

  return {
    modelId,
    client,
    token,
    importSheet: async ({ name, bytes, commits = false }) => {
      const fileId = await upload(product, { token, name, bytes })
      const { importId } = await client.recordSheets.startImport({ modelId, fileId })
      const state = await leaves(importId, 'reading')
      if (!commits || state !== 'ready') return state
      await client.recordSheets.commitImport({ modelId, importId })
      return leaves(importId, 'committing')
    },
  }
}

async function publishModel({ formDesign, listDesign }: Client): Promise<string> {
  const { id } = await formDesign.create({
    name: 'Contracts',
    code: 'contracts',
    definition: {
      version: 1,
      key: 'contracts',
      fields: [
        { key: 'title', kind: 'input', label: 'title', required: true },
        { key: 'period', kind: 'date-range', label: 'period' },
      ],
    },
  })
  await formDesign.publish({ id })
  await listDesign.save({
    id,
    definition: { version: 1, columns: [{ field: 'title' }, { field: 'period' }] },
  })
  await listDesign.publish({ id, reason: 'Test' })
  return id
}

type Upload = Readonly<{ token: string; name: string; bytes: Buffer }>

/** Uploads a file; returns its id, or nothing when it was refused. */
export async function upload(product: Product, { token, name, bytes }: Upload): Promise<string> {
  const headers = { 'Tus-Resumable': '1.0.0', Authorization: token }
  const made = await fetch(new URL('/api/file/Uploader/annex', product.address), {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  })
  const path = made.headers.get('location') ?? ''
  await fetch(new URL(path, product.address), {
    method: 'PATCH',
    headers: { ...headers, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  return path.split('/').at(-1) ?? ''
}
