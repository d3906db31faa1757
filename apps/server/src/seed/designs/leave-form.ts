import { leaveKinds } from './dictionaries.ts'
import { type DemoForm, words } from './words.ts'

export const leaveForm: DemoForm = {
  code: 'leave',
  category: '人事',
  definition: {
    version: 1,
    key: 'leave',
    title: words('请假申请', '請假申請', 'Leave request'),
    fields: [
      {
        key: 'kind',
        kind: 'radio',
        label: words('请假类型', '請假類型', 'Leave type'),
        required: true,
        inList: true,
        settings: { options: leaveKinds, direction: 'horizontal' },
      },
      {
        key: 'firstDay',
        kind: 'date',
        label: words('开始日期', '開始日期', 'Start date'),
        required: true,
        width: 12,
      },
      {
        key: 'lastDay',
        kind: 'date',
        label: words('结束日期', '結束日期', 'End date'),
        required: true,
        width: 12,
        checks: [
          {
            formula: 'lastDay >= firstDay',
            message: words(
              '结束日期不能早于开始日期',
              '結束日期不能早於開始日期',
              'The last day cannot be before the first',
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
          precision: 0,
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
      {
        key: 'standIn',
        kind: 'user-select',
        label: words('工作交接人', '職務代理人', 'Backup'),
        inList: true,
      },
    ],
  },
}
