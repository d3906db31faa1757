import { useT } from '@signet/i18n/react'
import { useApp } from '../../../kit/context/app-context.ts'
import { stretchOf } from '../log/stretches-of.ts'
import { loadEarlier, type Talk } from '../queries.ts'

/** Pages that are loaded to reach a message. */
const most = 50

/** Returns what leads to a message of a conversation, loading what is between. */
export function useJump(id: string): (sequence: number) => Promise<void> {
  const app = useApp()
  const t = useT()
  const firstOf = () =>
    app.queries.getQueryData<Talk>(['chat', 'talk', id])?.stream.messages[0]?.sequence ?? 0
  return async (sequence) => {
    for (let page = 0; page < most && firstOf() > sequence; page += 1) await loadEarlier(app, id)
    if (firstOf() > sequence) return app.feedback.plain(t('chat.tooFar'))
    await scrollTo(() => document.querySelector(`[data-stretch="${stretchOf(sequence)}"]`))
    await scrollTo(() => document.querySelector(`[data-sequence="${sequence}"]`))
  }
}

/** Frames until a page that was loaded, or a stretch that came near, is drawn. */
const mostFrames = 60

/** Scrolls to an element as soon as it is drawn. */
async function scrollTo(find: () => Element | null): Promise<void> {
  for (let frame = 0; frame < mostFrames && !find(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  find()?.scrollIntoView({ block: 'center' })
}
