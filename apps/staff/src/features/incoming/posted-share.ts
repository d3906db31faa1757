import { z } from 'zod'
import { dropIncoming } from '../../kit/incoming/dropped/drop-incoming.ts'

/** What the server hands back inside the page: a form as it was posted, with its media type; `body` in base64. */
const PostedShare = z.object({ type: z.string(), body: z.string() })

type Needs = Parameters<typeof dropIncoming>[1]

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
    const { type, body } = PostedShare.parse(JSON.parse(element.textContent ?? ''))
    const form = await new Response(bytesOf(body), { headers: { 'Content-Type': type } }).formData()
    const outcome = await dropIncoming(form, needs)
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
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at)
  return bytes
}
