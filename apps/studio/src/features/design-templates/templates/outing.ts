import { endsAfter, hoursField, inTurn, listed, momentField, noteField, textField } from '../fields.ts'
import { type DesignTemplate, managerNode, words } from '../template.ts'

export const outing: DesignTemplate = {
  id: 'outing',
  name: words('外出申请', '外出申請', 'Out of office'),
  about: words(
    '几小时的外出办事：去哪里、办什么、多久回来',
    '幾小時的外出辦事：去哪裡、辦什麼、多久回來',
    'A few hours outside: where, what for and until when',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'building',
  iconColor: 'teal',
  title: words('{starter}的外出申请：{place}', '{starter}的外出申請：{place}', '{starter} is out: {place}'),
  fields: [
    textField('place', words('外出地点', '外出地點', 'Place'), listed),
    momentField('from', words('离开时间', '離開時間', 'Leaves at'), {
      ...listed,
      settings: { precision: 'minute' },
    }),
    momentField('until', words('返回时间', '返回時間', 'Back at'), endsAfter('from', 'until')),
    hoursField('hours', words('外出时长', '外出時數', 'Hours'), ['from', 'until']),
    noteField('reason', words('外出事由', '外出事由', 'Purpose')),
  ],
  ...inTurn(managerNode),
}
