import { choiceField, dayField, filesField, inTurn, listed, noteField } from '../fields.ts'
import { type DesignTemplate, managerNode, option, upperManagerNode, words } from '../template.ts'

const wishes = [
  option('onTime', '按期转正', '如期轉正', 'On time'),
  option('early', '提前转正', '提前轉正', 'Early'),
  option('extend', '延长试用', '延長試用', 'Extend'),
]

export const probation: DesignTemplate = {
  id: 'probation',
  name: words('转正申请', '轉正申請', 'End of probation'),
  about: words(
    '试用期总结和计划，由上级和上一级审批',
    '試用期總結和計畫，由主管和上一級審核',
    'What was done and what comes next; two managers approve',
  ),
  category: words('人事', '人事', 'People'),
  icon: 'graduation',
  iconColor: 'teal',
  title: words('{starter}的转正申请', '{starter}的轉正申請', 'End of probation of {starter}'),
  fields: [
    dayField('joined', words('入职日期', '到職日期', 'Joined on'), listed),
    dayField('ends', words('试用期结束', '試用期結束', 'Probation ends'), {
      ...listed,
      checks: [
        {
          formula: 'ends > joined',
          message: words(
            '试用期结束要晚于入职日期',
            '試用期結束要晚於到職日期',
            'It ends after the first day',
          ),
        },
      ],
    }),
    choiceField('wish', words('申请类型', '申請類型', 'Request'), wishes),
    noteField('done', words('试用期工作总结', '試用期工作總結', 'What was done'), {
      settings: { maxLength: 2000 },
    }),
    noteField('plan', words('后续工作计划', '後續工作計畫', 'What comes next'), {
      settings: { maxLength: 2000 },
    }),
    filesField('files', words('附件', '附件', 'Files')),
  ],
  ...inTurn(managerNode, upperManagerNode),
}
