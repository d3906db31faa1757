import { dayField, departmentField, inTurn, listed, noteField, textField } from '../fields.ts'
import { chosenHandler, type DesignTemplate, managerNode, words } from '../template.ts'

export const assets: DesignTemplate = {
  id: 'assets',
  name: words('物品领用', '物品領用', 'Equipment request'),
  about: words(
    '办公用品和设备的清单，审批后由管理员发放',
    '辦公用品和設備的清單，審核後由管理員發放',
    'A list of supplies or equipment; after approval they are handed out',
  ),
  category: words('行政', '行政', 'Administration'),
  icon: 'package',
  iconColor: 'olive',
  title: words('物品领用：{subject}', '物品領用：{subject}', 'Equipment: {subject}'),
  fields: [
    textField('subject', words('领用主题', '領用主題', 'Subject'), listed),
    departmentField('department', words('使用部门', '使用部門', 'Department')),
    dayField('neededBy', words('需要日期', '需要日期', 'Needed by'), listed),
    {
      key: 'items',
      kind: 'sub-table',
      label: words('领用清单', '領用清單', 'Items'),
      settings: { minRows: 1, maxRows: 100, startRows: 1 },
      fields: [
        textField('name', words('物品与规格', '物品與規格', 'Item')),
        {
          key: 'quantity',
          kind: 'number',
          label: words('数量', '數量', 'Quantity'),
          required: true,
          settings: { precision: 0, min: '1' },
        },
      ],
    },
    noteField('reason', words('用途', '用途', 'Use')),
  ],
  ...inTurn(managerNode, chosenHandler('give', words('发放', '發放', 'Hand out'))),
}
