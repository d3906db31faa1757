import type { FormValues } from '@signet/form'
import type { Snapshot } from '../../../directory/index.ts'
import type { Acting } from '../case/acting.ts'
import type { Moved } from '../case/moved.ts'
import { tellPeople } from './tell-people.ts'
import { tellTriggers } from './tell-triggers.ts'
import { tellWebhooks } from './tell-webhooks.ts'

type Telling = Readonly<{ directory: Snapshot; flowId: string; by: string | null; values: FormValues }>

/** Tells what a step has made of a case: people, other systems, and triggers. */
export async function tellMove(
  acting: Pick<Acting, 'tx' | 'tell' | 'now' | 'cause'>,
  telling: Telling,
  moved: Moved,
): Promise<void> {
  tellPeople(acting, telling, moved)
  tellWebhooks(acting, telling, moved)
  await tellTriggers(acting, telling, moved)
}
