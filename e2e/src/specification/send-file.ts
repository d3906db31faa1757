import type { World } from '../journey.ts'
import { clientOf } from '../publish.ts'

export type SentFile = Readonly<{ name: string; content: string | Buffer<ArrayBuffer> }>

/** A file as a multipart form, the way older clients send one; the server finds out its type. */
export function fileForm({ name, content }: SentFile): FormData {
  const parts = new FormData()
  parts.set('file', new File([content], name))
  return parts
}

/** Sends a file as the employee and waits until it may be read. Returns its id. */
export async function sendFile(world: World, token: string, file: SentFile): Promise<string> {
  const answer = await fetch(`${world.product.address}/api/file/Uploader/annex`, {
    method: 'POST',
    headers: { Authorization: token },
    body: fileForm(file),
  })
  const { fileId } = ((await answer.json()) as { data: { fileId: string } }).data
  const { files } = await clientOf(world, 'employee')
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if ((await files.describe({ fileId })).state === 'ready') return fileId
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The file was not ready within 20 seconds.')
}
