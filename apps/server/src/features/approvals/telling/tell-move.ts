import type { Snapshot } from '../../../directory/index.ts'
import type { Acting } from '../case/acting.ts'
import type { Moved } from '../case/moved.ts'
import { tellPeople } from './tell-people.ts'
import { tellWebhooks } from './tell-webhooks.ts'

type Telling = Readonly<{ directory: Snapshot; flowId: string; by: string | null }>

/** Tells what a step has made of a case: people, and other systems. */
export function tellMove(acting: Pick<Acting, 'tell' | 'now'>, telling: Telling, moved: Moved): void {
  tellPeople(acting, telling, moved)
  tellWebhooks(acting, telling, moved)
}
