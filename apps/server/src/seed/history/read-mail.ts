import { demoAccounts } from '../demo-accounts.ts'
import type { Dice } from '../dice.ts'
import { day } from '../office-hours.ts'
import type { Stage } from './story.ts'

/** The visitor's accounts have read older notices and keep their favourite flows. */
export function planReading(stage: Stage, dice: Dice) {
  for (const account of demoAccounts) {
    stage.agenda.plan({ at: stage.end - 5 * day, happen: () => read(stage, account, dice) })
  }
}

async function read({ atWork, company, flows }: Stage, account: string, dice: Dice): Promise<void> {
  const { approvals, notices } = await atWork.as(company.people[account] ?? '')
  await notices.readAll({})
  const { list } = await approvals.list({ list: 'circulated', isRead: 'no', pageSize: 200 })
  for (const { caseId } of list) if (dice.chance(0.75)) await approvals.open({ caseId })
  for (const flowId of [flows.expense, flows.leave])
    await approvals.setFavourite({ flowId, isFavourite: true })
}
