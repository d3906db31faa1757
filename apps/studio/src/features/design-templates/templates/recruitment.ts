import {
  choiceField,
  countField,
  dayField,
  departmentField,
  inTurn,
  listed,
  noteField,
  textField,
} from '../fields.ts'
import {
  chosenHandler,
  type DesignTemplate,
  managerNode,
  option,
  upperManagerNode,
  words,
} from '../template.ts'

const why = [
  option('growth', '新增编制', '新增編制', 'New post'),
  option('replacement', '替补离职', '遞補離職', 'Replacement'),
  option('reserve', '人才储备', '人才儲備', 'Reserve'),
]

export const recruitment: DesignTemplate = {
  id: 'recruitment',
  name: words('招聘申请', '招募申請', 'Hiring request'),
  about: words(
    '用人部门写明岗位、人数和要求，审批后由人事招聘',
    '用人部門寫明職位、人數和要求，審核後由人事招募',
    'Post, number and requirements; after approval the hiring begins',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'team',
  iconColor: 'purple',
  title: words('招聘申请：{post}', '招募申請：{post}', 'Hiring: {post}'),
  fields: [
    textField('post', words('招聘岗位', '招募職位', 'Post'), listed),
    departmentField('department', words('用人部门', '用人部門', 'Department')),
    countField('count', words('人数', '人數', 'Number'), words('人', '人', 'people'), listed),
    dayField('neededBy', words('期望到岗日期', '希望到職日期', 'Needed by'), listed),
    choiceField('why', words('招聘原因', '招募原因', 'Why'), why),
    noteField('duties', words('岗位职责', '工作內容', 'Duties'), { settings: { maxLength: 2000 } }),
    noteField('skills', words('任职要求', '資格條件', 'Requirements'), { settings: { maxLength: 2000 } }),
  ],
  ...inTurn(managerNode, upperManagerNode, chosenHandler('hire', words('人事招聘', '人事招募', 'Hire'))),
}
