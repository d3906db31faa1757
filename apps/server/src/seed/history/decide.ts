import type { Client } from '@signet/client'
import type { RouteStep } from '@signet/contract'
import { colleaguesOf } from '../company/colleagues-of.ts'
import type { RunningCase } from './running-case.ts'
import { unlessTooLate } from './unless-too-late.ts'

/** A task in front of somebody. */
export type Turn = Readonly<{
  taskId: string
  node: string
  work: RouteStep['work']
  stage: string
  personId: string
  account: string
}>

type Deed = 'agree' | 'reject' | 'return' | 'transfer'
/** `over`: nobody has anything left to do. */
type Outcome = 'agreed' | 'other' | 'over' | 'tooLate'

const opinions: Readonly<Record<Deed, readonly string[]>> = {
  agree: ['同意', '同意，请按流程办理。', '情况属实，同意。', '已核对，没有问题。', '', ''],
  reject: ['不在本季度预算内，暂不批准。', '与制度不符，不予批准。', '该事项已另行安排。'],
  return: ['明细与合计说明不一致，请修改后重新提交。', '请补充相关凭证。', '事由请写得更具体一些。'],
  transfer: ['这件事由你负责，请你审核。', '我近期外出，请代为处理。'],
}

/** Does what the story has in mind for this person, or what people usually do. */
export async function decide(running: RunningCase, turn: Turn): Promise<Outcome> {
  const { stage, dice } = running
  const deed = chooseDeed(running, turn)
  const { approvals } = await stage.atWork.as(turn.personId)
  const opinion = dice.pick(opinions[deed])
  const done = await unlessTooLate(perform(running, turn, { approvals, deed, opinion }))
  if (!done) return 'tooLate'
  if (done.status === 'approved' || done.status === 'rejected') return 'over'
  return deed === 'agree' ? 'agreed' : 'other'
}

function chooseDeed({ dice, story: { fate } }: RunningCase, { work, account }: Turn): Deed {
  if (work === 'handle') return 'agree'
  if (fate === 'returned') return 'return'
  if (fate === 'rejected') return 'reject'
  if (fate === 'transferred') return account === 'manager' ? 'transfer' : 'agree'
  return fate === 'usual' ? dice.weigh({ agree: 88, reject: 4, return: 6, transfer: 2 }) : 'agree'
}

type Performance = Readonly<{ approvals: Client['approvals']; deed: Deed; opinion: string }>

function perform(running: RunningCase, turn: Turn, { approvals, deed, opinion }: Performance) {
  const { taskId, node } = turn
  if (deed === 'reject') return approvals.reject({ taskId, opinion })
  if (deed === 'return') return approvals.return({ taskId, opinion, to: 'start' })
  if (deed === 'transfer') return approvals.transfer({ taskId, opinion, toUserId: standIn(running, turn) })
  return approvals.agree({ taskId, opinion, ...written(running, node) })
}

/** What a node asks its people to write into the form. */
function written({ dice }: RunningCase, node: string) {
  if (node === 'quotation') return { values: { supplier: dice.pick(suppliers) } }
  return node === 'budget' ? { values: { budgetCode: `CAPEX-${dice.between(11, 48)}` } } : {}
}

const suppliers = ['禾木办公用品商行', '远岫信息设备有限公司', '白榆仓储器材厂', '见山电子贸易有限公司']

function standIn({ stage: { company }, dice, story }: RunningCase, { account }: Turn): string {
  if (story.fate === 'transferred') return company.people['employee'] ?? ''
  const others = colleaguesOf(account).filter((other) => other !== story.starter)
  return company.people[dice.pick(others)] ?? ''
}
