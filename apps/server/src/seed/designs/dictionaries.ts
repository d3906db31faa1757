import { choice } from './words.ts'

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

export const costDepartments = [
  choice('board', '总经理办公室', '總經理辦公室', 'General office'),
  choice('research', '研发部', '研發部', 'Research'),
  choice('product', '产品部', '產品部', 'Product'),
  choice('marketing', '市场部', '市場部', 'Marketing'),
  choice('finance', '财务部', '財務部', 'Finance'),
  choice('people', '人力资源部', '人力資源部', 'Human resources'),
  choice('purchasing', '采购部', '採購部', 'Purchasing'),
  choice('logistics', '仓储物流部', '倉儲物流部', 'Logistics'),
  choice('service', '客户服务部', '客戶服務部', 'Customer service'),
]

/** The dictionaries of the demo company, by code. */
export const dictionaries = {
  expenseKind: { name: '费用类别', words: expenseKinds },
  leaveKind: { name: '请假类型', words: leaveKinds },
  costDepartment: { name: '费用归属部门', words: costDepartments },
} as const
