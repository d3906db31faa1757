import {
  dayField,
  departmentField,
  half,
  inTurn,
  listed,
  noteField,
  personField,
  severalField,
  textField,
} from '../fields.ts'
import { chosenHandler, type DesignTemplate, managerNode, option, words } from '../template.ts'

const needs = [
  option('computer', '电脑', '電腦', 'Computer'),
  option('account', '系统账号', '系統帳號', 'Accounts'),
  option('desk', '工位', '座位', 'Desk'),
  option('badge', '门禁卡', '門禁卡', 'Badge'),
  option('supplies', '办公用品', '辦公用品', 'Supplies'),
]

export const onboarding: DesignTemplate = {
  id: 'onboarding',
  name: words('入职办理', '到職辦理', 'Onboarding'),
  about: words(
    '新人到岗前备好电脑、账号、工位，指定带教人',
    '新人到職前備好電腦、帳號、座位，指定帶領人',
    'Computer, accounts and desk are ready on the first day; somebody looks after the newcomer',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'person',
  iconColor: 'green',
  title: words('入职办理：{name}', '到職辦理：{name}', 'Onboarding of {name}'),
  fields: [
    textField('name', words('新员工姓名', '新員工姓名', 'Name'), { ...listed, ...half }),
    dayField('firstDay', words('到岗日期', '到職日期', 'First day'), listed),
    departmentField('department', words('入职部门', '到職部門', 'Department')),
    textField('post', words('岗位', '職位', 'Post'), { ...listed, ...half }),
    personField('guide', words('带教人', '帶領人', 'Looked after by')),
    severalField('needs', words('需要准备', '需要準備', 'To prepare'), needs),
    noteField('note', words('说明', '說明', 'Notes'), { required: false }),
  ],
  ...inTurn(
    managerNode,
    chosenHandler('prepare', words('准备设备和账号', '準備設備和帳號', 'Prepare')),
    chosenHandler('welcome', words('到岗报到', '到職報到', 'First day')),
  ),
}
