import type { Texts } from '@signet/std'

export const texts = {
  'notice.case': {
    'zh-CN': '{person}申请查看“{name}”，可在单据的“开放给同事查看”中处理',
    'zh-TW': '{person}申請檢視「{name}」，可在單據的「開放給同事檢視」中處理',
    'en-US': '{person} asks to read “{name}”. Answer under “Share with colleagues” of the request',
  },
  'notice.document': {
    'zh-CN': '{person}申请查看文档“{name}”，共享给对方即可',
    'zh-TW': '{person}申請檢視文件「{name}」，共享給對方即可',
    'en-US': '{person} asks to see the document “{name}”. Share it with them to allow it',
  },
  'notice.flow': {
    'zh-CN': '{person}申请发起流程“{name}”，可在管理后台该流程的发起人中添加',
    'zh-TW': '{person}申請發起流程「{name}」，可在管理後台該流程的發起人中新增',
    'en-US': '{person} asks to start “{name}”. Add them to who can start the flow in the studio',
  },
} satisfies Texts
