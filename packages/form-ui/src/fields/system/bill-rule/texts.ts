import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '单据编号', 'zh-TW': '單據編號', 'en-US': 'Bill number' },
  reserved: {
    'zh-CN': '已为您预留，保存时确定',
    'zh-TW': '已為您預留，儲存時確定',
    'en-US': 'Reserved for you until you save',
  },
} satisfies Texts

export const studioTexts = {
  'setting.rule': { 'zh-CN': '编号规则', 'zh-TW': '編號規則', 'en-US': 'Numbering rule' },
} satisfies Texts
