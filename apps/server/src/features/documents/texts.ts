import type { Texts } from '@signet/std'

export const texts = {
  folderGone: {
    'zh-CN': '目标文件夹已不存在，请重新选择',
    'zh-TW': '目標資料夾已不存在，請重新選擇',
    'en-US': 'The destination folder no longer exists. Choose another one.',
  },
  intoItself: {
    'zh-CN': '文件夹不能移动到它自己里面',
    'zh-TW': '資料夾不能移動到它自己裡面',
    'en-US': 'A folder can’t be moved into itself.',
  },
  nameTaken: {
    'zh-CN': '这里已有同名的文件或文件夹',
    'zh-TW': '這裡已有同名的檔案或資料夾',
    'en-US': 'A file or folder with this name already exists here.',
  },
  notFound: {
    'zh-CN': '没有这个文档，或者您不能查看它',
    'zh-TW': '沒有這個文件，或者您不能檢視它',
    'en-US': 'This document doesn’t exist, or you don’t have access.',
  },
  notYours: {
    'zh-CN': '只有所有者可以修改这个文档',
    'zh-TW': '只有擁有者可以修改這個文件',
    'en-US': 'Only the owner can change this document.',
  },
  nothingToPack: {
    'zh-CN': '所选内容中没有可下载的文件',
    'zh-TW': '所選內容中沒有可下載的檔案',
    'en-US': 'Nothing you selected can be downloaded.',
  },
  'notice.shared': {
    'zh-CN': '{count, plural, =1 {{person}与您共享了“{name}”} other {{person}与您共享了“{name}”等 # 个文档}}',
    'zh-TW':
      '{count, plural, =1 {{person}與您共用了「{name}」} other {{person}與您共用了「{name}」等 # 份文件}}',
    'en-US':
      '{count, plural, =1 {{person} shared “{name}” with you} other {{person} shared # documents with you, including “{name}”}}',
  },
  personUnknown: {
    'zh-CN': '共享人中有已停用的人员，请重新选择',
    'zh-TW': '共用人中有已停用的人員，請重新選擇',
    'en-US': 'Someone you’re sharing with is no longer active. Choose again.',
  },
  tooManyToPack: {
    'zh-CN': '一次最多打包下载 {max} 项，请分批选择',
    'zh-TW': '一次最多打包下載 {max} 項，請分批選擇',
    'en-US': 'You can download up to {max} documents at once. Select fewer.',
  },
} satisfies Texts
