import type { Account } from './company.ts'
import type { Office } from './office.ts'

/** Uploads a file as an older client does; returns its id. */
export async function uploaded(
  office: Office,
  account: Account,
  name: string,
  content: string | Buffer<ArrayBuffer> = '内容',
): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([content]), name)
  const headers = { authorization: await office.tokenOf(account) }
  const url = new URL('/api/file/Uploader/document', await office.address())
  const { data } = (await (await fetch(url, { method: 'POST', headers, body: form })).json()) as {
    data: { fileId: string }
  }
  return data.fileId
}
