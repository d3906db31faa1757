import { contract } from '@signet/contract'
import { serve } from '../../http/serve.ts'
import { planSchedule } from './plan-schedule.ts'

export const createEntry = serve(contract.schedules.create, async (call) => {
  const { id, groupId } = await planSchedule(call, call.input)
  return { id, groupId }
})
