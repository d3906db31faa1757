import type { RobotFormat } from '@signet/contract'
import { houseLanguage } from '../../../http/caller.ts'
import { type PostResponse, parseJson, postJson } from '../../../outside/index.ts'
import { robots } from '../../../outside/robots/index.ts'
import type { Server } from '../../../server.ts'
import type { Delivery } from './delivery-store.ts'
import type { Attempt } from './note-attempt.ts'
import { robotMessage } from './robot-message.ts'

/** Returns the body of a delivery in the format of a vendor's robot, in the house's language. */
export function robotBody(
  { words, publicUrl: home }: Pick<Server, 'words' | 'publicUrl'>,
  format: RobotFormat,
  delivery: Delivery,
): string {
  return JSON.stringify(robots[format].compose(robotMessage(delivery, { t: words.t(houseLanguage), home })))
}

type Spoken = Readonly<{ url: string; body: string; secret: string; limits: Parameters<typeof postJson>[2] }>

/** Posts a body as the vendor wants it signed. Refuses `outside.*`. */
export function postToRobot(
  { outside, clock }: Pick<Server, 'outside' | 'clock'>,
  format: RobotFormat,
  { limits, ...spoken }: Spoken,
): Promise<PostResponse> {
  const { url, body } = robots[format].sign({ ...spoken, now: clock() })
  const headers = { 'content-type': 'application/json' }
  return postJson(outside, { method: 'POST', url: new URL(url), headers, body }, limits)
}

/** Robots say in their answer what they think of a message. */
export function refusalOf(format: RobotFormat, beginning: string): Attempt['refusal'] {
  const reason = robots[format].refusalIn(parseJson(beginning))
  return reason === undefined ? null : { refusal: 'webhooks.robotRefused', params: { reason } }
}
