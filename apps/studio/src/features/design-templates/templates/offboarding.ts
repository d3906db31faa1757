import { choiceField, dayField, inTurn, listed, noteField, personField } from '../fields.ts'
import {
  chosenHandler,
  type DesignTemplate,
  managerNode,
  option,
  upperManagerNode,
  words,
} from '../template.ts'

const reasons = [
  option('personal', '个人原因', '個人因素', 'Personal'),
  option('contract', '合同到期', '合約到期', 'End of contract'),
  option('other', '其他', '其他', 'Other'),
]

export const offboarding: DesignTemplate = {
  id: 'offboarding',
  name: words('离职申请', '離職申請', 'Resignation'),
  about: words(
    '上级审批后交接工作，再归还设备、结清费用',
    '主管審核後交接工作，再歸還設備、結清費用',
    'After approval the work is handed over, equipment returned and accounts settled',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'leave',
  iconColor: 'pink',
  title: words('{starter}的离职申请', '{starter}的離職申請', 'Resignation of {starter}'),
  fields: [
    dayField('lastDay', words('最后工作日', '最後工作日', 'Last day'), listed),
    personField('successor', words('工作交接人', '工作交接人', 'Work goes to')),
    choiceField('kind', words('离职原因', '離職原因', 'Reason'), reasons, listed),
    noteField('handOver', words('交接事项', '交接事項', 'To hand over')),
  ],
  ...inTurn(
    managerNode,
    upperManagerNode,
    chosenHandler('return', words('归还设备和权限', '歸還設備和權限', 'Return equipment')),
    chosenHandler('settle', words('结清费用', '結清費用', 'Settle accounts')),
  ),
}
