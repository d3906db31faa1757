import { dateAt, day, openFrom } from '../agenda.ts'
import { colleaguesOf, departmentOf } from '../company/people.ts'
import type { Dice } from '../dice.ts'
import type { Stage, Story } from './story.ts'

type ValueContext = Stage & Readonly<{ dice: Dice }>

const expenseReasons = [
  ['客户现场支持差旅', 'travel'],
  ['华东区客户拜访', 'travel'],
  ['行业展会参展费用', 'travel'],
  ['新员工入职培训', 'training'],
  ['季度团队学习材料', 'training'],
  ['项目上线值守餐费', 'meal'],
  ['客户签约接待', 'meal'],
  ['办公耗材补充', 'office'],
  ['会议室设备维修', 'office'],
  ['样品快递费', 'other'],
  ['市场活动物料', 'other'],
] as const

const leaveReasons = [
  '家中有事需要处理',
  '身体不适，需要休息',
  '陪家人就医',
  '回老家探亲',
  '孩子家长会',
  '计划内休假',
]

const goods = [
  ['笔记本电脑 14 英寸', 5200, 7800],
  ['显示器 27 英寸', 1100, 1900],
  ['人体工学椅', 680, 1500],
  ['扫码枪', 260, 540],
  ['标签打印机', 900, 1600],
  ['周转箱', 35, 70],
  ['服务器内存 64 GB', 1300, 2100],
  ['会议平板', 8800, 12800],
] as const

type Values = Readonly<Record<string, unknown>>

const contracts = [
  ['年度广告投放框架合同', 'service', '白露文化传播工作室'],
  ['仓库租赁合同', 'lease', '青石仓储服务中心'],
  ['办公设备年度维保合同', 'service', '远桥贸易有限公司'],
  ['客户年会承办合同', 'sales', '听松酒店管理有限公司'],
  ['包装材料采购合同', 'purchase', '南塘建筑材料商店'],
  ['企业培训服务合同', 'service', '知夏教育科技有限公司'],
] as const

const invent = {
  expense: inventClaim,
  leave: inventLeave,
  purchase: inventPurchase,
  contract: inventContract,
} as const

/** Invents plausible values for the form of a flow. */
export function inventValues(stage: ValueContext, story: Story): Values {
  return invent[story.flow](stage, story)
}

function inventClaim({ dice, clock, company }: ValueContext, { starter, amount }: Story): Values {
  const [reason, kind] = dice.pick(expenseReasons)
  const isLarge = amount === 'large' || (amount !== 'small' && dice.chance(0.12))
  const count = dice.between(1, isLarge ? 3 : 4)
  return {
    reason,
    costDepartment: company.departments[departmentOf(starter)],
    lines: Array.from({ length: count }, (_, row) => ({
      id: `r${row + 1}`,
      spentOn: dateAt(clock(), -dice.between(1, 12)),
      kind: row === 0 ? kind : dice.pick(['travel', 'hotel', 'meal', 'other']),
      note: row === 0 ? reason : '',
      amount: isLarge ? money(dice, 10_200, 18_000) : money(dice, 38, 1_600),
    })),
    remark: dice.chance(0.25) ? '发票原件随后送到财务部。' : '',
  }
}

function inventLeave({ dice, clock, company }: ValueContext, { starter, amount }: Story): Values {
  const isLong = amount === 'large' || (amount !== 'small' && dice.chance(0.25))
  const first = openFrom(clock() + dice.between(2, 14) * day)
  const colleague = dice.pick(colleaguesOf(starter))
  return {
    kind: isLong ? 'annual' : dice.pick(['annual', 'annual', 'personal', 'sick', 'compensatory', 'parental']),
    firstDay: `${dateAt(first)} ${isLong || dice.chance(0.7) ? '上午' : '下午'}`,
    lastDay: `${dateAt(first, isLong ? dice.between(6, 10) : dice.between(0, 2))} 下午`,
    reason: dice.pick(leaveReasons),
    standIn: company.people[colleague] ?? null,
  }
}

function inventPurchase({ dice, clock, company }: ValueContext, { starter, amount }: Story): Values {
  const isLarge = amount === 'large' || (amount !== 'small' && dice.chance(0.3))
  const count = dice.between(1, 3)
  const chosen = Array.from({ length: count }, () => dice.pick(goods))
  const receiver = dice.weigh({ employee: 30, manager: 15, finance: 8, director: 12, [starter]: 35 })
  return {
    subject: `${chosen[0]?.[0]}${count > 1 ? '等' : ''}`,
    costDepartment: company.departments[departmentOf(starter)],
    neededBy: dateAt(clock(), dice.between(10, 40)),
    lines: chosen.map(([name, least, most], row) => ({
      id: `r${row + 1}`,
      name,
      quantity: String(isLarge ? dice.between(12, 30) : dice.between(1, 4)),
      price: money(dice, least, most),
    })),
    purpose: '现有设备已到使用年限或数量不足，申请补充。',
    receiver: company.people[receiver] ?? null,
  }
}

function inventContract({ dice, clock }: ValueContext): Values {
  const [subject, kind, partner] = dice.pick(contracts)
  const from = dice.between(5, 25)
  return {
    subject,
    kind,
    partner,
    amount: money(dice, 8_000, 260_000),
    term: [dateAt(clock(), from), dateAt(clock(), from + 364)],
    seals: dice.chance(0.3) ? ['contract', 'legal'] : ['contract'],
    terms: '按季度付款，验收合格后十个工作日内支付；任一方可提前三十日书面通知终止。',
  }
}

function money(dice: Dice, least: number, most: number): string {
  return (dice.between(least * 100, most * 100) / 100).toFixed(2)
}
