import type { FlowDefinitionDraft } from '@signet/flow'
import type { DemoCompany } from '../company/found-demo-company.ts'

type Line = FlowDefinitionDraft['lines'][number]
export type FlowCode = 'expense' | 'leave' | 'purchase' | 'contract'
export type DemoFlow = Readonly<{
  name: string
  category: string
  icon: string
  iconColor: string
  definition: (company: DemoCompany) => FlowDefinitionDraft
}>

/** The demo company's flows, each over the form of the same code. */
export const demoFlows: Readonly<Record<FlowCode, DemoFlow>> = {
  expense: {
    name: '费用报销',
    category: '财务',
    icon: 'receipt',
    iconColor: 'blue',
    definition: expenseFlow,
  },
  leave: { name: '请假申请', category: '人事', icon: 'leave', iconColor: 'green', definition: leaveFlow },
  purchase: {
    name: '采购申请',
    category: '采购',
    icon: 'cart',
    iconColor: 'orange',
    definition: purchaseFlow,
  },
  contract: {
    name: '合同审批',
    category: '行政',
    icon: 'stamp',
    iconColor: 'purple',
    definition: contractFlow,
  },
}

const fromManager = { kind: 'manager' as const, of: 'starter' as const, levels: 1 }

/** The manager, then finance, and the director above ten thousand. */
function expenseFlow({ people, roles }: DemoCompany): FlowDefinitionDraft {
  return {
    version: 1,
    name: '费用报销',
    nodes: [
      { id: 'start', kind: 'start', name: '提交报销' },
      { id: 'manager', kind: 'approver', name: '部门负责人审批', sources: [fromManager] },
      {
        id: 'finance',
        kind: 'approver',
        name: '财务审核',
        sources: [{ kind: 'role', ids: [roles.finance] }],
      },
      { id: 'amount', kind: 'branch', name: '金额判断' },
      { id: 'director', kind: 'approver', name: '总经理审批', sources: theDirector(people) },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    lines: [
      line('start', 'manager'),
      line('manager', 'finance'),
      line('finance', 'amount'),
      line('amount', 'director', { name: '超过 1 万元', condition: 'total > 10000' }),
      line('amount', 'end', { name: '1 万元及以内', isDefault: true }),
      line('director', 'end'),
    ],
    rules: { title: '{starter}的费用报销：{reason}', automatic: onlyTwiceInARow },
  }
}

/** The manager, the director above three days; human resources get a copy. */
function leaveFlow({ people, roles }: DemoCompany): FlowDefinitionDraft {
  return {
    version: 1,
    name: '请假申请',
    nodes: [
      { id: 'start', kind: 'start', name: '提交申请' },
      { id: 'manager', kind: 'approver', name: '部门负责人审批', sources: [fromManager] },
      { id: 'length', kind: 'branch', name: '天数判断' },
      { id: 'director', kind: 'approver', name: '总经理审批', sources: theDirector(people) },
      { id: 'copy', kind: 'copy', name: '抄送人事', sources: [{ kind: 'role', ids: [roles.people] }] },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    lines: [
      line('start', 'manager'),
      line('manager', 'length'),
      line('length', 'director', { name: '超过 3 天', condition: 'days > 3' }),
      line('length', 'copy', { name: '3 天及以内', isDefault: true }),
      line('director', 'copy'),
      line('copy', 'end'),
    ],
    rules: { title: '{starter}的请假申请', automatic: onlyTwiceInARow },
  }
}

/** Quotation and budget in parallel, a committee above fifty thousand, then purchasing. */
function purchaseFlow({ roles, groups }: DemoCompany): FlowDefinitionDraft {
  const buyers = [{ kind: 'role' as const, ids: [roles.buyers] }]
  const finance = [{ kind: 'role' as const, ids: [roles.finance] }]
  const committee = [{ kind: 'group' as const, ids: [groups.committee] }]
  return {
    version: 1,
    name: '采购申请',
    nodes: [
      {
        id: 'start',
        kind: 'start',
        name: '提交申请',
        fields: { supplier: 'hidden', budgetCode: 'hidden' },
      },
      { id: 'manager', kind: 'approver', name: '部门负责人审批', sources: [fromManager] },
      { id: 'both', kind: 'branch', mode: 'parallel', name: '询价与预算' },
      {
        id: 'quotation',
        kind: 'approver',
        name: '采购询价',
        sources: buyers,
        fields: { supplier: 'required' },
      },
      {
        id: 'budget',
        kind: 'approver',
        name: '预算核对',
        sources: finance,
        fields: { budgetCode: 'required' },
      },
      { id: 'joined', kind: 'merge', name: '汇合' },
      { id: 'amount', kind: 'branch', name: '金额判断' },
      {
        id: 'committee',
        kind: 'approver',
        name: '评审小组会签',
        sources: committee,
        voting: { mode: 'all', agreeShare: 60, rejectShare: 50 },
      },
      { id: 'buy', kind: 'handler', name: '采购执行', sources: buyers },
      {
        id: 'copy',
        kind: 'copy',
        name: '通知收货人与财务',
        sources: [{ kind: 'field', field: 'receiver' }, ...finance],
      },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    lines: [
      line('start', 'manager'),
      line('manager', 'both'),
      line('both', 'quotation'),
      line('both', 'budget'),
      line('quotation', 'joined'),
      line('budget', 'joined'),
      line('joined', 'amount'),
      line('amount', 'committee', { name: '超过 5 万元', condition: 'total > 50000' }),
      line('amount', 'buy', { name: '5 万元及以内', isDefault: true }),
      line('committee', 'buy'),
      line('buy', 'copy'),
      line('copy', 'end'),
    ],
    rules: {
      title: '采购申请：{subject}',
      stages: { signing: true, starting: true },
      automatic: onlyTwiceInARow,
    },
  }
}

/**
 * The manager, who may add approvers; finance, who may ask for help; the director, who signs and may copy; the seal.
 * Approved ones can be revoked.
 */
function contractFlow({ people, roles }: DemoCompany): FlowDefinitionDraft {
  const finance = [{ kind: 'role' as const, ids: [roles.finance] }]
  return {
    version: 1,
    name: '合同审批',
    nodes: [
      { id: 'start', kind: 'start', name: '提交合同', fields: { copies: 'hidden' } },
      {
        id: 'manager',
        kind: 'approver',
        name: '部门负责人审批',
        sources: [fromManager],
        addSigners: 2,
      },
      { id: 'finance', kind: 'approver', name: '财务复核', sources: finance, assist: true, addSigners: 1 },
      {
        id: 'director',
        kind: 'approver',
        name: '总经理签批',
        sources: theDirector(people),
        signature: 'required',
        copyFreely: true,
      },
      {
        id: 'seal',
        kind: 'handler',
        name: '用印登记',
        sources: [{ kind: 'role', ids: [roles.people] }],
        fields: { copies: 'required' },
      },
      { id: 'copy', kind: 'copy', name: '抄送财务', sources: finance },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    lines: [
      line('start', 'manager'),
      line('manager', 'finance'),
      line('finance', 'director'),
      line('director', 'seal'),
      line('seal', 'copy'),
      line('copy', 'end'),
    ],
    rules: { title: '合同审批：{subject}', revoke: true },
  }
}

const onlyTwiceInARow = { sameAsPrevious: true, alreadyAgreed: false, isStarter: false }

function theDirector(people: DemoCompany['people']) {
  const { director } = people
  return director ? [{ kind: 'people' as const, people: [director] }] : []
}

function line(from: string, to: string, more: Partial<Line> = {}): Line {
  return { id: `${from}-${to}`, from, to, ...more }
}
