import type { contract, RequestInput } from '@signet/contract'
import { choice, words } from './words.ts'

type Rules = Readonly<Record<string, Omit<RequestInput<typeof contract.billRules.create>, 'enCode'>>>
type Interfaces = Readonly<
  Record<string, Omit<RequestInput<typeof contract.dataInterfaces.create>, 'enCode'>>
>

/** Regions with their cities, by code. */
export const regions = {
  east: {
    name: words('华东', '華東', 'East'),
    cities: {
      hangzhou: words('杭州', '杭州', 'Hangzhou'),
      shanghai: words('上海', '上海', 'Shanghai'),
      nanjing: words('南京', '南京', 'Nanjing'),
      suzhou: words('苏州', '蘇州', 'Suzhou'),
    },
  },
  south: {
    name: words('华南', '華南', 'South'),
    cities: {
      guangzhou: words('广州', '廣州', 'Guangzhou'),
      shenzhen: words('深圳', '深圳', 'Shenzhen'),
      xiamen: words('厦门', '廈門', 'Xiamen'),
    },
  },
  north: {
    name: words('华北', '華北', 'North'),
    cities: {
      beijing: words('北京', '北京', 'Beijing'),
      tianjin: words('天津', '天津', 'Tianjin'),
      qingdao: words('青岛', '青島', 'Qingdao'),
    },
  },
  west: {
    name: words('西部', '西部', 'West'),
    cities: {
      chengdu: words('成都', '成都', 'Chengdu'),
      chongqing: words('重庆', '重慶', 'Chongqing'),
      xian: words('西安', '西安', "Xi'an"),
    },
  },
} as const

/** The demo company's numbering rules, by code. */
export const billRules: Rules = {
  expenseNumber: {
    fullName: '报销单编号',
    settings: {
      kind: 'serial',
      prefix: [{ kind: 'text', text: 'BX' }],
      dateFormat: 'YYYYMMDD',
      digits: 4,
      reset: 'day',
    },
  },
  orderNumber: {
    fullName: '订单编号',
    settings: {
      kind: 'serial',
      prefix: [{ kind: 'text', text: 'DD' }],
      dateFormat: 'YYYYMM',
      digits: 4,
      reset: 'month',
    },
  },
  purchaseNumber: {
    fullName: '采购单编号',
    settings: {
      kind: 'serial',
      prefix: [{ kind: 'text', text: 'CG-' }],
      dateFormat: 'YYYYMM',
      digits: 5,
      reset: 'month',
    },
  },
}

const goods = [
  ['G1001', 'A4 复印纸 70g', '箱', 128, '办公用品'],
  ['G1002', '中性笔 0.5mm 黑', '盒', 18, '办公用品'],
  ['G1003', '档案盒 55mm', '个', 9.5, '办公用品'],
  ['G1004', '白板笔 四色', '套', 12.8, '办公用品'],
  ['G2001', '笔记本电脑 14 英寸', '台', 5680, '信息设备'],
  ['G2002', '显示器 27 英寸', '台', 1299, '信息设备'],
  ['G2003', '无线键鼠套装', '套', 159, '信息设备'],
  ['G2004', '移动硬盘 2TB', '块', 469, '信息设备'],
  ['G2005', '视频会议摄像头', '台', 899, '信息设备'],
  ['G3001', '仓储货架 四层', '组', 680, '仓储器材'],
  ['G3002', '手动液压搬运车', '台', 1450, '仓储器材'],
  ['G3003', '周转箱 600×400', '个', 36, '仓储器材'],
  ['G4001', '人体工学椅', '把', 1180, '办公家具'],
  ['G4002', '升降办公桌', '张', 1960, '办公家具'],
] as const
const suppliers = [
  ['S01', '禾木办公用品商行', '办公用品', 'A', '月结 30 天'],
  ['S02', '远岫信息设备有限公司', '信息设备', 'A', '月结 30 天'],
  ['S03', '白榆仓储器材厂', '仓储器材', 'B', '货到付款'],
  ['S04', '见山电子贸易有限公司', '信息设备', 'B', '款到发货'],
] as const

/** Data interfaces for choices, by code. */
export const interfaces: Interfaces = {
  goods: {
    fullName: '商品目录',
    category: '采购',
    audience: { kind: 'members' },
    columns: [
      { name: 'id', label: words('编号', '編號', 'Number') },
      { name: 'name', label: words('名称与规格', '名稱與規格', 'Name and specification') },
      { name: 'unit', label: words('单位', '單位', 'Unit') },
      { name: 'price', label: words('参考单价', '參考單價', 'List price') },
      { name: 'kind', label: words('类别', '類別', 'Category') },
    ],
    source: {
      kind: 'static',
      rows: goods.map(([id, name, unit, price, kind]) => ({ id, name, unit, price, kind })),
    },
  },
  suppliers: {
    fullName: '供应商名录',
    category: '采购',
    audience: { kind: 'members' },
    columns: [
      { name: 'id', label: words('编号', '編號', 'Number') },
      { name: 'name', label: words('名称', '名稱', 'Name') },
      { name: 'kind', label: words('供应类别', '供應類別', 'Supply category') },
      { name: 'grade', label: words('等级', '等級', 'Grade') },
      { name: 'terms', label: words('付款方式', '付款方式', 'Payment method') },
    ],
    source: {
      kind: 'static',
      rows: suppliers.map(([id, name, kind, grade, terms]) => ({ id, name, kind, grade, terms })),
    },
  },
}

export const expenseKinds = [
  choice('travel', '差旅交通', '差旅交通', 'Travel'),
  choice('hotel', '住宿', '住宿', 'Hotel'),
  choice('meal', '业务招待', '業務招待', 'Business meals'),
  choice('office', '办公用品', '辦公用品', 'Office supplies'),
  choice('training', '培训', '培訓', 'Training'),
  choice('other', '其他', '其他', 'Other'),
]

export const leaveKinds = [
  choice('annual', '年假', '特休', 'Annual leave'),
  choice('personal', '事假', '事假', 'Personal leave'),
  choice('sick', '病假', '病假', 'Sick leave'),
  choice('compensatory', '调休', '補休', 'Compensatory leave'),
  choice('parental', '育儿假', '育兒假', 'Parental leave'),
]

/** The dictionaries of the demo company, by code. */
export const dictionaries = {
  expenseKind: { name: words('费用类别', '費用類別', 'Expense categories'), words: expenseKinds },
  leaveKind: { name: words('请假类型', '請假類型', 'Leave types'), words: leaveKinds },
} as const
