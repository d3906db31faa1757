import type { FlowPlan, WorkingCalendar } from '@signet/flow'
import { calendarOfTenant } from '../../working-calendar/index.ts'
import type { ReadContext } from './acting.ts'

/** When people work, where a flow counts by it. */
export async function calendarFor(
  { tx, server }: Pick<ReadContext, 'tx' | 'server'>,
  { isTimed }: Pick<FlowPlan, 'isTimed'>,
): Promise<WorkingCalendar | undefined> {
  return isTimed ? calendarOfTenant(tx, server) : undefined
}
