import { z } from 'zod'
import { dropIncoming } from '../../kit/incoming/dropped/drop-incoming.ts'

/** What the server hands back inside the page; `bytes` in base64. */
const PostedShare = z.object({
  texts: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.string() })),
  tooLarge: z.array(z.string()),
})

type Needs = Omit<Parameters<typeof dropIncoming>[1], 'leftBefore'>

/** Whether this page came with something that another app shared. */
export function isPosted(page: Document): boolean {
  return elementIn(page) !== null
}

/**
 * Locks what came inside the page for the person who has signed in, as the service worker would have, and removes it from
 * the page. What could not be kept stays there.
 */
export async function keepPosted(
  page: Document,
  needs: Needs,
): Promise<'kept' | 'nothing' | 'noOne' | 'full' | 'failed'> {
  const element = elementIn(page)
  if (!element) return 'nothing'
  try {
    const { texts, files, tooLarge } = PostedShare.parse(JSON.parse(element.textContent ?? ''))
    const form = new FormData()
    for (const [name, text] of Object.entries(texts)) form.append(name, text)
    for (const { name, type, bytes } of files)
      form.append('files', new File([bytesOf(bytes)], name, { type }))
    const outcome = await dropIncoming(form, { ...needs, leftBefore: tooLarge })
    if (outcome !== 'noOne') element.remove()
    return outcome
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'failed'
  }
}

function elementIn(page: Document): HTMLElement | null {
  return page.getElementById('posted-share')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
