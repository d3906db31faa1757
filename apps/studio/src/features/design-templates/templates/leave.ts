import {
  type DesignTemplate,
  endNode,
  line,
  managerNode,
  option,
  startNode,
  upperManagerNode,
  words,
} from '../template.ts'

const kinds = [
  option('annual', '年假', '特休', 'Annual leave'),
  option('personal', '事假', '事假', 'Personal leave'),
  option('sick', '病假', '病假', 'Sick leave'),
  option('compensatory', '调休', '補休', 'Compensatory leave'),
  option('other', '其他', '其他', 'Other'),
]
const halfDays = { precision: 'halfDay' }

export const leave: DesignTemplate = {
  id: 'leave',
  name: words('请假申请', '請假申請', 'Leave request'),
  about: words(
    '按工作日计算天数，超过 3 天再由上一级审批',
    '按工作日計算天數，超過 3 天再由上一級審核',
    'Counts working days; more than three need a second approval',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'leave',
  iconColor: 'green',
  title: words('{starter}的请假申请', '{starter}的請假申請', 'Leave of {starter}'),
  fields: [
    {
      key: 'kind',
      kind: 'radio',
      label: words('请假类型', '請假類型', 'Leave type'),
      required: true,
      inList: true,
      settings: { options: kinds, direction: 'horizontal' },
    },
    {
      key: 'firstDay',
      kind: 'date',
      label: words('开始日期', '開始日期', 'Start date'),
      required: true,
      inList: true,
      width: 12,
      settings: halfDays,
    },
    {
      key: 'lastDay',
      kind: 'date',
      label: words('结束日期', '結束日期', 'End date'),
      required: true,
      width: 12,
      settings: halfDays,
      checks: [
        {
          formula: 'lastDay >= firstDay',
          message: words(
            '结束日期不能早于开始日期',
            '結束日期不能早於開始日期',
            'The end date can’t be before the start date',
          ),
        },
      ],
    },
    {
      key: 'days',
      kind: 'calculate',
      label: words('请假天数', '請假天數', 'Working days'),
      inList: true,
      settings: {
        formula: 'workingDays(firstDay, lastDay)',
        precision: 1,
        unit: words('天', '天', 'days'),
      },
    },
    {
      key: 'reason',
      kind: 'textarea',
      label: words('请假事由', '請假事由', 'Reason'),
      required: true,
      settings: { maxLength: 500 },
    },
    { key: 'standIn', kind: 'user-select', label: words('工作交接人', '職務代理人', 'Backup') },
    { key: 'proof', kind: 'file-upload', label: words('证明材料', '證明文件', 'Documents') },
  ],
  nodes: [
    startNode(words('提交申请', '提交申請', 'Submit request')),
    managerNode,
    { id: 'length', kind: 'branch', name: words('天数', '天數', 'Number of days') },
    upperManagerNode,
    endNode,
  ],
  lines: [
    line('start', 'manager'),
    line('manager', 'length'),
    line('length', 'upper', {
      name: words('超过 3 天', '超過 3 天', 'More than 3 days'),
      condition: 'days > 3',
    }),
    line('length', 'end', { name: words('3 天及以内', '3 天及以內', 'Up to 3 days'), isDefault: true }),
    line('upper', 'end'),
  ],
}
