import {
  choiceField,
  endsAfter,
  half,
  hoursField,
  inTurn,
  listed,
  momentField,
  noteField,
} from '../fields.ts'
import { type DesignTemplate, managerNode, option, words } from '../template.ts'

const days = [
  option('workday', '工作日', '工作日', 'Working day'),
  option('weekend', '休息日', '休息日', 'Weekend'),
  option('holiday', '法定节假日', '國定假日', 'Public holiday'),
]
const returns = [
  option('pay', '加班费', '加班費', 'Overtime pay'),
  option('rest', '调休', '補休', 'Time off'),
]

export const overtime: DesignTemplate = {
  id: 'overtime',
  name: words('加班申请', '加班申請', 'Overtime'),
  about: words(
    '自动算加班时长，选择加班费或调休，由直属上级审批',
    '自動算加班時數，選擇加班費或補休，由直屬主管審核',
    'Counts the hours; paid or as time off; approved by the manager',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'calendar',
  iconColor: 'purple',
  title: words('{starter}的加班申请', '{starter}的加班申請', 'Overtime of {starter}'),
  fields: [
    choiceField('day', words('加班日', '加班日', 'Kind of day'), days, listed),
    momentField('from', words('开始时间', '開始時間', 'From'), {
      ...listed,
      ...half,
      settings: { precision: 'minute' },
    }),
    momentField('until', words('结束时间', '結束時間', 'Until'), endsAfter('from', 'until')),
    hoursField('hours', words('加班时长', '加班時數', 'Hours'), ['from', 'until']),
    choiceField('inReturn', words('补偿方式', '補償方式', 'In return'), returns),
    noteField('reason', words('加班事由', '加班事由', 'Reason')),
  ],
  ...inTurn(managerNode),
}
