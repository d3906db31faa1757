import {
  type DesignTemplate,
  endNode,
  line,
  managerNode,
  option,
  startNode,
  words,
  yuan,
} from '../template.ts'

const means = [
  option('train', '火车', '火車', 'Train'),
  option('plane', '飞机', '飛機', 'Plane'),
  option('car', '汽车', '汽車', 'Car'),
  option('other', '其他', '其他', 'Other'),
]

export const businessTrip: DesignTemplate = {
  id: 'trip',
  name: words('出差申请', '出差申請', 'Business trip'),
  about: words(
    '行程、同行人和预计费用，自动算出差天数，由直属上级审批',
    '行程、同行人和預計費用，自動算出差天數，由直屬主管審核',
    'Itinerary, companions and expected costs; approved by the manager',
  ),
  category: words('行政', '行政', 'Administration'),
  icon: 'plane',
  iconColor: 'teal',
  title: words('{starter}的出差申请：{place}', '{starter}的出差申請：{place}', 'Trip of {starter}: {place}'),
  fields: [
    {
      key: 'place',
      kind: 'input',
      label: words('目的地', '目的地', 'Destination'),
      required: true,
      inList: true,
      settings: { maxLength: 60 },
    },
    {
      key: 'firstDay',
      kind: 'date',
      label: words('出发日期', '出發日期', 'Departure'),
      required: true,
      inList: true,
      width: 12,
    },
    {
      key: 'lastDay',
      kind: 'date',
      label: words('返回日期', '返回日期', 'Return'),
      required: true,
      width: 12,
      checks: [
        {
          formula: 'lastDay >= firstDay',
          message: words(
            '返回日期不能早于出发日期',
            '返回日期不能早於出發日期',
            'The return can’t be before the departure',
          ),
        },
      ],
    },
    {
      key: 'days',
      kind: 'calculate',
      label: words('出差天数', '出差天數', 'Days'),
      inList: true,
      settings: {
        formula: 'daysBetween(firstDay, lastDay) + 1',
        precision: 0,
        unit: words('天', '天', 'days'),
      },
    },
    {
      key: 'means',
      kind: 'checkbox',
      label: words('交通工具', '交通工具', 'Transport'),
      required: true,
      settings: { options: means, direction: 'horizontal' },
    },
    {
      key: 'companions',
      kind: 'user-select',
      label: words('同行人', '同行人', 'Companions'),
      settings: { multiple: true },
    },
    {
      key: 'budget',
      kind: 'number',
      label: words('预计费用', '預計費用', 'Expected costs'),
      settings: { precision: 2, min: '0', thousands: true, prefix: yuan },
    },
    {
      key: 'reason',
      kind: 'textarea',
      label: words('出差事由', '出差事由', 'Purpose'),
      required: true,
      settings: { maxLength: 500 },
    },
  ],
  nodes: [startNode(words('提交申请', '提交申請', 'Submit request')), managerNode, endNode],
  lines: [line('start', 'manager'), line('manager', 'end')],
}
