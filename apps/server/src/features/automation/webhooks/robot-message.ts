import { flowLink } from '@signet/client/links'
import type { Translate } from '@signet/i18n'
import { z } from 'zod'
import type { RobotMessage } from '../../../outside/robots/index.ts'
import type { Delivery } from './delivery-store.ts'

const Named = z.object({ name: z.string() }).nullish().catch(null)
/** The parts of a webhook's content that a line of a chat names. */
const Content = z.object({
  case: z.object({ id: z.string(), title: z.string() }).nullish().catch(null),
  task: z.object({ person: Named, node: Named }).nullish().catch(null),
  form: Named,
  starter: Named,
  by: Named,
  webhook: Named,
})

/** Returns an event as a line for a group chat, with a link to its case. */
export function robotMessage(
  { event, content }: Pick<Delivery, 'event' | 'content'>,
  { t, home }: Readonly<{ t: Translate; home: string | undefined }>,
): RobotMessage {
  const { case: about, task, form, starter, by, webhook } = Content.parse(content)
  const text = t(`webhooks.robot.${event}`, {
    title: about?.title ?? '',
    form: form?.name ?? '',
    starter: starter?.name ?? '',
    by: by?.name ?? '',
    person: task?.person?.name ?? '',
    node: task?.node?.name ?? '',
    name: webhook?.name ?? '',
  })
  return {
    text,
    link: about && home ? new URL(flowLink({ caseId: about.id }), home).href : '',
    open: t('webhooks.robotOpen'),
  }
}
