import type { Texts } from '@signet/std'

export const texts = {
  folder: { 'zh-CN': '{name}的文档', 'zh-TW': '{name}的文件', 'en-US': 'Documents of {name}' },
  'notice.joined': {
    'zh-CN': '{name}已入职，账号已启用',
    'zh-TW': '{name}已到職，帳號已啟用',
    'en-US': '{name} has joined, and the account is active',
  },
  'notice.moved': {
    'zh-CN': '{name}的调岗已生效{stayed, plural, =0 {} other {，有 # 条单据未能移交}}',
    'zh-TW': '{name}的調職已生效{stayed, plural, =0 {} other {，有 # 條單據未能移交}}',
    'en-US':
      '{name} has moved{stayed, plural, =0 {} one {. # request couldn’t be handed over} other {. # requests couldn’t be handed over}}',
  },
  'notice.left': {
    'zh-CN': '{name}已离职，工作已移交{stayed, plural, =0 {} other {，有 # 条单据未能移交}}',
    'zh-TW': '{name}已離職，工作已移交{stayed, plural, =0 {} other {，有 # 條單據未能移交}}',
    'en-US':
      '{name} has left, and the work was handed over{stayed, plural, =0 {} one {. # request couldn’t be} other {. # requests couldn’t be}}',
  },
  'notice.failed': {
    'zh-CN': '{name}的人事变动未能生效，请到管理端查看原因并重新安排',
    'zh-TW': '{name}的人事異動未能生效，請到管理端查看原因並重新安排',
    'en-US': 'The planned change of {name} couldn’t be carried out. See why in the studio, and plan it again',
  },
} satisfies Texts
