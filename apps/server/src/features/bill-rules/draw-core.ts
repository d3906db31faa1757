import type { BillRuleSettings } from '@signet/contract'
import type { Server } from '../../server.ts'
import { drawText } from './draw-text.ts'

type Drawing = Pick<Server, 'random' | 'newId'> & Readonly<{ settings: BillRuleSettings }>

/** What a rule that does not count puts into a number. */
export function drawCore({ settings, random, newId }: Drawing): string {
  return settings.kind === 'random' ? drawText(random, settings) : newId()
}
