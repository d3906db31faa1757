import type { FlowPlan, WorkingCalendar } from '@signet/flow'
import { calendarOfTenant } from '../../working-calendar/index.ts'
import type { Acting } from './acting.ts'

/** When people work, where a flow counts by it. */
export async function calendarFor(
  { tx, server }: Pick<Acting, 'tx' | 'server'>,
  { isTimed }: Pick<FlowPlan, 'isTimed'>,
): Promise<WorkingCalendar | undefined> {
  return isTimed ? calendarOfTenant(tx, server) : undefined
}
