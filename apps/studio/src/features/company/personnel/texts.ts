import type { Texts } from '@signet/std'

export const texts = {
  design: { 'zh-CN': '设计员工档案', 'zh-TW': '設計員工檔案', 'en-US': 'Design personnel record' },
  edit: { 'zh-CN': '修改档案', 'zh-TW': '修改檔案', 'en-US': 'Edit record' },
  title: { 'zh-CN': '员工档案', 'zh-TW': '員工檔案', 'en-US': 'Personnel record' },
} satisfies Texts
