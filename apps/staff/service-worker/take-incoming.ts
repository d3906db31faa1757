import { dropIncoming } from '../src/kit/incoming/dropped/drop-incoming.ts'
import { openIncomingStore } from '../src/kit/incoming/dropped/incoming-store.ts'

/**
 * Keeps what another app shared, and answers with the page that begins something with it. The page says what could not
 * be kept.
 */
export async function takeIncoming({ request }: Readonly<{ request: Request }>): Promise<Response> {
  const id = crypto.randomUUID()
  const { pathname } = new URL(request.url)
  const outcome = await keep(request, id)
  const search = outcome === 'kept' ? `share=${id}` : `problem=${outcome}`
  return Response.redirect(`${pathname}?${search}`, 303)
}

async function keep(request: Request, id: string) {
  try {
    const needs = { store: openIncomingStore(), now: Date.now(), id }
    return await dropIncoming(await request.formData(), needs)
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'failed'
  }
}
