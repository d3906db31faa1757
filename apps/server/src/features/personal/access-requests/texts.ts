import type { Texts } from '@signet/std'

export const texts = {
  'notice.case': {
    'zh-CN': '{person}申请查看“{name}”，可在单据的“开放给同事查看”中处理',
    'zh-TW': '{person}申請檢視「{name}」，可在單據的「開放給同事檢視」中處理',
    'en-US': '{person} asks to read “{name}”. Answer under “Share with colleagues” of the request',
  },
  'notice.declined.document': {
    'zh-CN': '您申请查看的文档没有向您共享',
    'zh-TW': '您申請檢視的文件沒有向您共享',
    'en-US': 'The document you asked for wasn’t shared with you',
  },
  'notice.declined.flow': {
    'zh-CN': '您申请发起的流程没有向您开放',
    'zh-TW': '您申請發起的流程沒有向您開放',
    'en-US': 'You can’t start the flow you asked for',
  },
  'notice.document': {
    'zh-CN': '{person}申请查看文档“{name}”，共享给对方即可',
    'zh-TW': '{person}申請檢視文件「{name}」，共享給對方即可',
    'en-US': '{person} asks to see the document “{name}”. Share it with them to allow it',
  },
  'notice.expired.case': {
    'zh-CN': '您申请查看的单据{days}天内没有答复，申请已过期，可以重新申请',
    'zh-TW': '您申請檢視的單據{days}天內沒有答覆，申請已過期，可以重新申請',
    'en-US': 'Your request to read a request wasn’t answered within {days} days. You can ask again',
  },
  'notice.expired.document': {
    'zh-CN': '您申请查看的文档{days}天内没有答复，申请已过期，可以重新申请',
    'zh-TW': '您申請檢視的文件{days}天內沒有答覆，申請已過期，可以重新申請',
    'en-US': 'Your request to see a document wasn’t answered within {days} days. You can ask again',
  },
  'notice.expired.flow': {
    'zh-CN': '您申请发起的流程{days}天内没有答复，申请已过期，可以重新申请',
    'zh-TW': '您申請發起的流程{days}天內沒有答覆，申請已過期，可以重新申請',
    'en-US': 'Your request to start a flow wasn’t answered within {days} days. You can ask again',
  },
  'notice.flow': {
    'zh-CN': '{person}申请发起流程“{name}”，可在“开放与申请”中处理',
    'zh-TW': '{person}申請發起流程「{name}」，可在「開放與申請」中處理',
    'en-US': '{person} asks to start “{name}”. Answer under Sharing and requests',
  },
  'notice.granted.flow': {
    'zh-CN': '您可以发起流程“{name}”了',
    'zh-TW': '您可以發起流程「{name}」了',
    'en-US': 'You can now start “{name}”',
  },
} satisfies Texts
