import {
  chosenHandler,
  type DesignTemplate,
  endNode,
  line,
  managerNode,
  option,
  startNode,
  words,
} from '../template.ts'

const seals = [
  option('company', '公章', '公司章', 'Company seal'),
  option('contract', '合同章', '合約章', 'Contract seal'),
  option('finance', '财务章', '財務章', 'Finance seal'),
  option('legal', '法人章', '負責人章', 'Legal representative’s seal'),
]

export const sealUse: DesignTemplate = {
  id: 'seal',
  name: words('用印申请', '用印申請', 'Use of a seal'),
  about: words(
    '写明文件、份数和印章，审批后由保管人盖章',
    '寫明文件、份數和印章，審核後由保管人用印',
    'Document, copies and seal; after approval the keeper stamps it',
  ),
  category: words('行政', '行政', 'Administration'),
  icon: 'stamp',
  iconColor: 'red',
  title: words('用印申请：{document}', '用印申請：{document}', 'Seal for {document}'),
  fields: [
    {
      key: 'document',
      kind: 'input',
      label: words('文件名称', '文件名稱', 'Document'),
      required: true,
      inList: true,
      settings: { maxLength: 100 },
    },
    {
      key: 'seals',
      kind: 'checkbox',
      label: words('印章', '印章', 'Seals'),
      required: true,
      inList: true,
      settings: { options: seals, direction: 'horizontal' },
    },
    {
      key: 'copies',
      kind: 'number',
      label: words('份数', '份數', 'Copies'),
      required: true,
      width: 12,
      default: { value: '1' },
      settings: { precision: 0, min: '1', unit: words('份', '份', 'copies') },
    },
    {
      key: 'neededOn',
      kind: 'date',
      label: words('用印日期', '用印日期', 'Date'),
      required: true,
      inList: true,
      width: 12,
      default: { formula: 'today' },
    },
    {
      key: 'recipient',
      kind: 'input',
      label: words('文件送往', '文件送往', 'Sent to'),
      settings: { maxLength: 100 },
    },
    {
      key: 'reason',
      kind: 'textarea',
      label: words('用印事由', '用印事由', 'Purpose'),
      required: true,
      settings: { maxLength: 500 },
    },
    { key: 'files', kind: 'file-upload', label: words('文件内容', '文件內容', 'Files') },
  ],
  nodes: [
    startNode(words('提交申请', '提交申請', 'Submit request')),
    managerNode,
    chosenHandler('stamp', words('保管人盖章', '保管人用印', 'Stamping')),
    endNode,
  ],
  lines: [line('start', 'manager'), line('manager', 'stamp'), line('stamp', 'end')],
}
