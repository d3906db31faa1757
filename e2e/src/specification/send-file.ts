import type { World } from '../journey.ts'
import { clientOf } from '../publish.ts'

/** A text file as a multipart form, the way older clients send one. */
export function fileForm({ name, text }: Readonly<{ name: string; text: string }>): FormData {
  const parts = new FormData()
  parts.set('file', new File([text], name, { type: 'text/plain' }))
  return parts
}

/** Sends a file as the employee and waits until it may be read. Returns its id. */
export async function sendFile(world: World, token: string): Promise<string> {
  const answer = await fetch(`${world.product.address}/api/file/Uploader/annex`, {
    method: 'POST',
    headers: { Authorization: token },
    body: fileForm({ name: '覆盖.txt', text: '一份文件' }),
  })
  const { fileId } = ((await answer.json()) as { data: { fileId: string } }).data
  const { files } = await clientOf(world, 'employee')
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if ((await files.describe({ fileId })).state === 'ready') return fileId
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The file was not ready within 20 seconds.')
}
