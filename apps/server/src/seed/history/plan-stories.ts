import { day, hour, minute, openFrom, openUntil } from '../agenda.ts'
import { departmentOf, people } from '../company/people.ts'
import type { FlowCode } from '../designs/demo-flows.ts'
import type { Dice } from '../dice.ts'
import type { Fate, Story } from './story.ts'

const usualCases = 262

/** Returns every case launched between `start` and `end`, unordered. */
export function planStories(dice: Dice, start: number, end: number): readonly Story[] {
  return [
    ...usualStories(dice, start, end),
    ...deskOfManager(end),
    ...deskOfFinance(end),
    ...deskOfDirector(end),
    ...ofEmployee(end),
    ...contracts(end),
  ]
}

function usualStories(dice: Dice, start: number, end: number): readonly Story[] {
  const starters = people.filter(({ account }) => account !== 'director')
  const team = starters.filter(
    ({ account }) => departmentOf(account) === 'marketing' && account !== 'manager',
  )
  return Array.from({ length: usualCases }, (): Story => {
    const at = openFrom(start + dice.roll() * (end - start), dice.between(1, 400) * minute)
    const isOfTeam = dice.chance(0.2)
    const { account } = dice.chance(0.09) ? { account: 'employee' } : dice.pick(isOfTeam ? team : starters)
    return { flow: dice.weigh({ expense: 50, leave: 30, purchase: 20 }), starter: account, at, fate: 'usual' }
  })
}

/** Cases launched a few days ago that wait for the visitor's accounts. */
function deskOfManager(end: number): readonly Story[] {
  return [
    waitingStories('expense', 'employee', end, 2.6, 'small'),
    waitingStories('expense', 'yuan.zhelan', end, 2.4, 'small'),
    waitingStories('leave', 'qu.hanshuang', end, 2.1, 'small'),
    waitingStories('expense', 'rong.haoran', end, 1.8, 'large'),
    waitingStories('leave', 'kang.jinyu', end, 1.5, 'large'),
    waitingStories('expense', 'qu.hanshuang', end, 1.1, 'small'),
    waitingStories('purchase', 'yuan.zhelan', end, 0.9, 'small'),
    waitingStories('leave', 'employee', end, 0.6, 'small'),
    waitingStories('expense', 'kang.jinyu', end, 0.4, 'small'),
  ]
}

function deskOfFinance(end: number): readonly Story[] {
  const starters = [
    'dai.yichuan',
    'luo.qianxun',
    'he.luxia',
    'lei.zhengyao',
    'ge.yuhe',
    'nie.chuqing',
    'bai.zhixia',
    'tan.yunshu',
  ]
  return [
    ...starters.map((starter, index) => waitingStories('expense', starter, end, 5.2 - index * 0.15, 'small')),
    waitingStories('purchase', 'teng.xiaoyang', end, 5.4, 'small'),
    waitingStories('purchase', 'yu.chengan', end, 5.1, 'large'),
  ]
}

/** Heads of departments report to the director. */
function deskOfDirector(end: number): readonly Story[] {
  return [
    waitingStories('expense', 'manager', end, 4.2, 'small'),
    waitingStories('leave', 'shen.zhiyuan', end, 3.8, 'large'),
    waitingStories('expense', 'qiao.wanqing', end, 3.1, 'large'),
    waitingStories('expense', 'lu.jingchuan', end, 2.7, 'small'),
    waitingStories('leave', 'tao.ruoxi', end, 2.2, 'small'),
    waitingStories('purchase', 'fang.yueshan', end, 1.7, 'large'),
    waitingStories('expense', 'meng.suxin', end, 1.2, 'small'),
    waitingStories('leave', 'finance', end, 0.7, 'small'),
  ]
}

/** One case of the employee in each state. */
function ofEmployee(end: number): readonly Story[] {
  const ago = (fate: Fate, flow: FlowCode, days: number, starter = 'employee'): Story => ({
    flow,
    starter,
    fate,
    amount: 'small',
    at: openUntil(end - days * day, hour),
  })
  return [
    ago('agreed', 'expense', 40),
    ago('agreed', 'leave', 33),
    ago('rejected', 'purchase', 21),
    ago('recalled', 'leave', 12),
    ago('agreed', 'expense', 9),
    ago('returned', 'expense', 4.2),
    ago('returned', 'purchase', 3.6),
    ago('draft', 'expense', 1.2),
    ago('draft', 'leave', 0.5),
    ago('transferred', 'expense', 4.5, 'yuan.zhelan'),
    ago('transferred', 'leave', 3.5, 'rong.haoran'),
  ]
}

/** Contracts of four months, and one for each further thing that people do with a case. */
function contracts(end: number): readonly Story[] {
  const story = (fate: Fate, starter: string, days: number): Story => ({
    flow: 'contract',
    starter,
    fate,
    at: openUntil(end - days * day, hour),
  })
  return [
    story('usual', 'teng.xiaoyang', 104),
    story('usual', 'yu.chengan', 88),
    story('agreed', 'employee', 71),
    story('usual', 'lu.jingchuan', 57),
    story('revoked', 'employee', 44),
    story('usual', 'yuan.zhelan', 31),
    story('revoked', 'xia.linfeng', 23),
    story('usual', 'fang.yueshan', 16),
    story('assisted', 'rong.haoran', 3.4),
    story('joined', 'yuan.zhelan', 2.3),
    story('waiting', 'employee', 1.3),
  ]
}

function waitingStories(
  flow: FlowCode,
  starter: string,
  end: number,
  daysAgo: number,
  amount: 'small' | 'large',
): Story {
  return {
    flow,
    starter,
    amount,
    fate: 'waiting',
    at: openUntil(end - daysAgo * day, Math.round(daysAgo * 40) * minute),
  }
}
