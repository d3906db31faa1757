import type { Client } from '@signet/client'
import type { RouteStep } from '@signet/contract'
import { colleaguesOf } from '../company/colleagues-of.ts'
import type { RunningCase } from './running-case.ts'
import { unlessTooLate } from './unless-too-late.ts'

/** A person's task. */
export type StoryTask = Readonly<{
  taskId: string
  node: string
  work: RouteStep['work']
  stage: string
  personId: string
  account: string
}>

type Decision = 'agree' | 'reject' | 'return' | 'transfer'
/** `over`: no one has anything left to do. */
type Outcome = 'agreed' | 'other' | 'over' | 'tooLate'

const opinions: Readonly<Record<Decision, readonly string[]>> = {
  agree: ['同意', '同意，请按流程办理。', '情况属实，同意。', '已核对，没有问题。', '', ''],
  reject: ['不在本季度预算内，暂不批准。', '与制度不符，不予批准。', '该事项已另行安排。'],
  return: ['明细与合计说明不一致，请修改后重新提交。', '请补充相关凭证。', '事由请写得更具体一些。'],
  transfer: ['这件事由你负责，请你审核。', '我近期外出，请代为处理。'],
}

/** Performs the story's decision for this person, or a usual one. */
export async function decide(running: RunningCase, turn: StoryTask): Promise<Outcome> {
  const { stage, dice } = running
  const deed = chooseDeed(running, turn)
  const { approvals } = await stage.atWork.as(turn.personId)
  const opinion = dice.pick(opinions[deed])
  const done = await unlessTooLate(perform(running, turn, { approvals, deed, opinion }))
  if (!done) return 'tooLate'
  if (done.status === 'approved' || done.status === 'rejected') return 'over'
  return deed === 'agree' ? 'agreed' : 'other'
}

function chooseDeed({ dice, story: { fate } }: RunningCase, { work, account }: StoryTask): Decision {
  if (work === 'handle') return 'agree'
  if (fate === 'returned') return 'return'
  if (fate === 'rejected') return 'reject'
  if (fate === 'transferred') return account === 'manager' ? 'transfer' : 'agree'
  return fate === 'usual' ? dice.weigh({ agree: 88, reject: 4, return: 6, transfer: 2 }) : 'agree'
}

type Performance = Readonly<{ approvals: Client['approvals']; deed: Decision; opinion: string }>

function perform(running: RunningCase, turn: StoryTask, { approvals, deed, opinion }: Performance) {
  const { taskId, node } = turn
  if (deed === 'reject') return approvals.reject({ taskId, opinion })
  if (deed === 'return') return approvals.return({ taskId, opinion, to: 'start' })
  if (deed === 'transfer') return approvals.transfer({ taskId, opinion, toUserId: standIn(running, turn) })
  return approvals.agree({ taskId, opinion, ...written(running, node) })
}

/** Returns the values that a node requires. */
function written({ dice }: RunningCase, node: string) {
  if (node === 'quotation') return { values: { supplier: dice.pick(suppliers) } }
  return node === 'budget' ? { values: { budgetCode: `CAPEX-${dice.between(11, 48)}` } } : {}
}

const suppliers = ['禾木办公用品商行', '远岫信息设备有限公司', '白榆仓储器材厂', '见山电子贸易有限公司']

function standIn({ stage: { company }, dice, story }: RunningCase, { account }: StoryTask): string {
  if (story.fate === 'transferred') return company.people['employee'] ?? ''
  const others = colleaguesOf(account).filter((other) => other !== story.starter)
  return company.people[dice.pick(others)] ?? ''
}
