import type { Texts } from '@signet/std'

export const texts = {
  background: { 'zh-CN': '系统自动', 'zh-TW': '系統自動', 'en-US': 'Automatic' },
  none: { 'zh-CN': '还没有修改记录', 'zh-TW': '還沒有修改記錄', 'en-US': 'No changes yet' },
  noneHint: {
    'zh-CN': '以后谁在何时修改了什么，会显示在这里。',
    'zh-TW': '以後誰在何時修改了什麼，會顯示在這裡。',
    'en-US': 'Who changes what, and when, appears here from now on.',
  },
  title: { 'zh-CN': '修改记录', 'zh-TW': '修改記錄', 'en-US': 'Changes' },
  titleOf: {
    'zh-CN': '“{name}”的修改记录',
    'zh-TW': '「{name}」的修改記錄',
    'en-US': 'Changes of {name}',
  },
} satisfies Texts
