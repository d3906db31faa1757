import { countField, half, inTurn, listed, momentField, noteField, textField } from '../fields.ts'
import { chosenHandler, type DesignTemplate, managerNode, words } from '../template.ts'

export const visitor: DesignTemplate = {
  id: 'visitor',
  name: words('访客预约', '訪客預約', 'Visitors'),
  about: words(
    '来访单位、人数和时间，前台备好访客证',
    '來訪單位、人數和時間，櫃檯備好訪客證',
    'Who comes and when; the reception prepares badges',
  ),
  category: words('行政', '行政', 'Administration'),
  icon: 'shield',
  iconColor: 'teal',
  title: words('访客预约：{visitor}', '訪客預約：{visitor}', 'Visit of {visitor}'),
  fields: [
    textField('visitor', words('访客与单位', '訪客與單位', 'Visitor and company'), listed),
    textField('phone', words('联系电话', '聯絡電話', 'Phone'), half),
    countField('people', words('来访人数', '來訪人數', 'People'), words('人', '人', 'people')),
    momentField('arrives', words('到访时间', '到訪時間', 'Arrives'), {
      ...listed,
      settings: { precision: 'minute' },
    }),
    textField('plate', words('车牌号', '車牌號碼', 'Car'), { required: false, width: 12 }),
    noteField('reason', words('来访事由', '來訪事由', 'Purpose')),
  ],
  ...inTurn(managerNode, chosenHandler('receive', words('前台接待', '櫃檯接待', 'Reception'))),
}
