import { choiceField, countField, inTurn, listed, noteField, textField } from '../fields.ts'
import { chosenHandler, type DesignTemplate, managerNode, option, words } from '../template.ts'

const kinds = [
  option('work', '在职证明', '在職證明', 'Employment'),
  option('income', '收入证明', '薪資證明', 'Income'),
  option('left', '离职证明', '離職證明', 'Former employment'),
  option('other', '其他', '其他', 'Other'),
]

export const certificate: DesignTemplate = {
  id: 'certificate',
  name: words('证明开具', '證明開立', 'Certificate'),
  about: words(
    '在职、收入等证明，写明用途，人事开具并盖章',
    '在職、薪資等證明，寫明用途，人事開立並用印',
    'Employment, income and so on, with their use; written and stamped by HR',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'badge',
  iconColor: 'blue',
  title: words('{starter}的证明开具', '{starter}的證明開立', 'Certificate for {starter}'),
  fields: [
    choiceField('kind', words('证明类型', '證明類型', 'Kind'), kinds, listed),
    countField('copies', words('份数', '份數', 'Copies'), words('份', '份', 'copies'), {
      default: { value: '1' },
    }),
    textField('recipient', words('出具给', '提供給', 'For whom'), { settings: { maxLength: 100 } }),
    noteField('reason', words('用途', '用途', 'Use')),
  ],
  ...inTurn(managerNode, chosenHandler('issue', words('开具并盖章', '開立並用印', 'Write and stamp'))),
}
