import {
  choiceField,
  countField,
  endsAfter,
  inTurn,
  listed,
  momentField,
  noteField,
  textField,
} from '../fields.ts'
import { chosenHandler, type DesignTemplate, managerNode, option, words } from '../template.ts'

const drivers = [
  option('driver', '派司机', '派司機', 'With a driver'),
  option('self', '自驾', '自駕', 'I drive'),
]

export const vehicle: DesignTemplate = {
  id: 'vehicle',
  name: words('用车申请', '用車申請', 'Company car'),
  about: words(
    '时间、目的地和同行人数，审批后由车队派车',
    '時間、目的地和同行人數，審核後由車隊派車',
    'Time, destination and passengers; after approval a car is assigned',
  ),
  category: words('行政', '行政', 'Administration'),
  icon: 'car',
  iconColor: 'teal',
  title: words('用车申请：{place}', '用車申請：{place}', 'Car to {place}'),
  fields: [
    textField('place', words('目的地', '目的地', 'Destination'), listed),
    momentField('from', words('用车时间', '用車時間', 'From'), {
      ...listed,
      settings: { precision: 'minute' },
    }),
    momentField('until', words('还车时间', '還車時間', 'Until'), endsAfter('from', 'until')),
    countField('people', words('乘车人数', '乘車人數', 'Passengers'), words('人', '人', 'people')),
    choiceField('driver', words('驾驶', '駕駛', 'Driving'), drivers),
    noteField('reason', words('用车事由', '用車事由', 'Purpose')),
  ],
  ...inTurn(managerNode, chosenHandler('assign', words('派车', '派車', 'Assign a car'))),
}
