import { type DesignTemplate, endNode, line, managerNode, startNode, words } from '../template.ts'

export const generalRequest: DesignTemplate = {
  id: 'general',
  name: words('通用申请', '通用申請', 'General request'),
  about: words(
    '标题、内容和附件，由直属上级审批；适合没有专门表单的事项',
    '標題、內容和附件，由直屬主管審核；適合沒有專門表單的事項',
    'Subject, content and files for the manager, where no other form fits',
  ),
  category: words('行政', '行政', 'Administration'),
  icon: 'document',
  iconColor: 'purple',
  title: words('{starter}：{subject}', '{starter}：{subject}', '{starter}: {subject}'),
  fields: [
    {
      key: 'subject',
      kind: 'input',
      label: words('标题', '標題', 'Subject'),
      required: true,
      inList: true,
      settings: { maxLength: 60 },
    },
    {
      key: 'content',
      kind: 'textarea',
      label: words('申请内容', '申請內容', 'Content'),
      required: true,
      settings: { maxLength: 2000 },
    },
    {
      key: 'decideBy',
      kind: 'date',
      label: words('希望答复日期', '希望答覆日期', 'Answer needed by'),
      inList: true,
    },
    { key: 'files', kind: 'file-upload', label: words('附件', '附件', 'Attachments') },
  ],
  nodes: [startNode(words('提交申请', '提交申請', 'Submit request')), managerNode, endNode],
  lines: [line('start', 'manager'), line('manager', 'end')],
}
