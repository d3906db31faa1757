type Organization = Readonly<{ code: string; name: string; head: string | null }>

export const headquarters = '澄野科技有限公司'

/** The second company; the first is created with its administrator. */
export const supplyChain: Organization = { code: 'supply-chain', name: '澄野供应链有限公司', head: null }

/** The departments of each company, with the account of their head. */
export const departments: Readonly<Record<'company' | 'supply-chain', readonly Organization[]>> = {
  company: [
    { code: 'board', name: '总经理办公室', head: 'director' },
    { code: 'research', name: '研发部', head: 'shen.zhiyuan' },
    { code: 'product', name: '产品部', head: 'qiao.wanqing' },
    { code: 'marketing', name: '市场部', head: 'manager' },
    { code: 'finance', name: '财务部', head: 'finance' },
    { code: 'people', name: '人力资源部', head: 'meng.suxin' },
  ],
  'supply-chain': [
    { code: 'purchasing', name: '采购部', head: 'lu.jingchuan' },
    { code: 'logistics', name: '仓储物流部', head: 'fang.yueshan' },
    { code: 'service', name: '客户服务部', head: 'tao.ruoxi' },
  ],
}

export type DepartmentCode =
  | 'board'
  | 'research'
  | 'product'
  | 'marketing'
  | 'finance'
  | 'people'
  | 'purchasing'
  | 'logistics'
  | 'service'

/** Posts by code: name, department, and the holder where one person is responsible. */
export const posts = {
  'general-manager': { name: '总经理', department: 'board', duty: 'director' },
  assistant: { name: '总经理助理', department: 'board', duty: null },
  'research-lead': { name: '研发经理', department: 'research', duty: 'shen.zhiyuan' },
  engineer: { name: '软件工程师', department: 'research', duty: null },
  tester: { name: '测试工程师', department: 'research', duty: null },
  'product-lead': { name: '产品负责人', department: 'product', duty: 'qiao.wanqing' },
  'product-planner': { name: '产品经理', department: 'product', duty: null },
  designer: { name: '交互设计师', department: 'product', duty: null },
  'marketing-lead': { name: '市场经理', department: 'marketing', duty: 'manager' },
  marketer: { name: '市场专员', department: 'marketing', duty: null },
  'finance-lead': { name: '财务经理', department: 'finance', duty: 'finance' },
  accountant: { name: '会计', department: 'finance', duty: null },
  cashier: { name: '出纳', department: 'finance', duty: null },
  'people-lead': { name: '人力资源经理', department: 'people', duty: 'meng.suxin' },
  recruiter: { name: '人事专员', department: 'people', duty: null },
  'purchasing-lead': { name: '采购经理', department: 'purchasing', duty: 'lu.jingchuan' },
  buyer: { name: '采购专员', department: 'purchasing', duty: null },
  'logistics-lead': { name: '物流经理', department: 'logistics', duty: 'fang.yueshan' },
  keeper: { name: '仓库管理员', department: 'logistics', duty: null },
  dispatcher: { name: '调度员', department: 'logistics', duty: null },
  'service-lead': { name: '客服经理', department: 'service', duty: 'tao.ruoxi' },
  agent: { name: '客服专员', department: 'service', duty: null },
} as const satisfies Readonly<
  Record<string, { name: string; department: DepartmentCode; duty: string | null }>
>
export type PostCode = keyof typeof posts

export const roles = {
  finance: { name: '财务审批', members: ['finance', 'ji.anran', 'ruan.muchen'] },
  people: { name: '人事', members: ['meng.suxin', 'bai.zhixia'] },
  buyers: { name: '采购员', members: ['lu.jingchuan', 'xia.linfeng', 'gong.yinuo'] },
  executives: { name: '管理层', members: ['director', 'manager', 'finance', 'shen.zhiyuan', 'qiao.wanqing'] },
} as const
export type RoleCode = keyof typeof roles

export const groups = {
  committee: {
    name: '采购评审小组',
    members: ['director', 'finance', 'manager', 'shen.zhiyuan', 'lu.jingchuan'],
  },
  culture: {
    name: '员工活动小组',
    members: ['employee', 'bai.zhixia', 'tao.ruoxi', 'yan.shuyi', 'an.keqing'],
  },
} as const
export type GroupCode = keyof typeof groups
