import type { Texts } from '@signet/std'

export const texts = {
  begin: { 'zh-CN': '填写表单', 'zh-TW': '填寫表單', 'en-US': 'Fill in a form' },
  chat: { 'zh-CN': '发送到聊天', 'zh-TW': '傳送到聊天', 'en-US': 'Send to a chat' },
  chatHint: { 'zh-CN': '发给同事或群聊', 'zh-TW': '傳給同事或群聊', 'en-US': 'To a colleague or a group' },
  discard: { 'zh-CN': '不用了，删除', 'zh-TW': '不用了，刪除', 'en-US': 'Discard' },
  discarded: { 'zh-CN': '已从本设备删除', 'zh-TW': '已從本裝置刪除', 'en-US': 'Removed from this device' },
  files: { 'zh-CN': '收到的文件', 'zh-TW': '收到的檔案', 'en-US': 'Shared files' },
  'hint.failed': {
    'zh-CN': '分享的内容没能读取，请再分享一次。',
    'zh-TW': '分享的內容無法讀取，請再分享一次。',
    'en-US': 'What was shared couldn’t be read. Share it again.',
  },
  'hint.foreign': {
    'zh-CN': '这是登录本设备的另一位同事收到的内容。请由本人登录查看，或再分享一次。',
    'zh-TW': '這是登入本裝置的另一位同事收到的內容。請由本人登入檢視，或再分享一次。',
    'en-US':
      'It was shared while somebody else was using this device. Only they can open it. If it was you, share it again.',
  },
  'hint.full': {
    'zh-CN': '请清理本设备的存储空间，再分享一次。',
    'zh-TW': '請清理本裝置的儲存空間，再分享一次。',
    'en-US': 'Free some space on this device, then share it again.',
  },
  'hint.gone': {
    'zh-CN': '分享的内容在本设备上最多保留一天。请再分享一次。',
    'zh-TW': '分享的內容在本裝置上最多保留一天。請再分享一次。',
    'en-US': 'What is shared stays on this device for a day at most. Share it again.',
  },
  'hint.missed': {
    'zh-CN': '本设备刚开始接收分享，这一次没有收到。请再分享一次。',
    'zh-TW': '本裝置剛開始接收分享，這一次沒有收到。請再分享一次。',
    'en-US': 'This device wasn’t ready to receive yet, so nothing was kept. Share it again.',
  },
  'hint.noKey': {
    'zh-CN': '没有网络，本设备暂时打不开收到的内容。网络恢复后请重试，内容会保留一天。',
    'zh-TW': '沒有網路，本裝置暫時打不開收到的內容。網路恢復後請重試，內容會保留一天。',
    'en-US':
      'There is no network, and this device can’t open it yet. Try again when the network is back; it stays for a day.',
  },
  'hint.noOne': {
    'zh-CN': '在本设备上登录之后，才能接收分享。请再分享一次。',
    'zh-TW': '在本裝置上登入之後，才能接收分享。請再分享一次。',
    'en-US': 'Sharing works once you have logged in on this device. Share it again now.',
  },
  'hint.nothing': {
    'zh-CN': '在其他应用里选择照片、文件或文字，分享到这里，就可以用它填写表单或发给同事。',
    'zh-TW': '在其他應用程式裡選擇照片、檔案或文字，分享到這裡，就可以用它填寫表單或傳給同事。',
    'en-US':
      'Share a photo, a file or a text from another app to fill in a form with it or send it to a colleague.',
  },
  home: { 'zh-CN': '回到工作台', 'zh-TW': '回到工作台', 'en-US': 'Go to Home' },
  into: { 'zh-CN': '放入“{field}”', 'zh-TW': '放入「{field}」', 'en-US': 'Goes into “{field}”' },
  noForms: {
    'zh-CN': '没有接收这些内容的表单',
    'zh-TW': '沒有接收這些內容的表單',
    'en-US': 'No form takes this',
  },
  noFormsHint: {
    'zh-CN': '您可以发起的表单都用不上它，可以改为发送到聊天。',
    'zh-TW': '您可以發起的表單都用不上它，可以改為傳送到聊天。',
    'en-US': 'None of the forms you can start has a fitting field. You can send it to a chat.',
  },
  'problem.failed': { 'zh-CN': '没有收到', 'zh-TW': '沒有收到', 'en-US': 'Nothing was received' },
  'problem.foreign': {
    'zh-CN': '不是分享给您的',
    'zh-TW': '不是分享給您的',
    'en-US': 'This isn’t yours to open',
  },
  'problem.full': {
    'zh-CN': '本设备的存储空间已满',
    'zh-TW': '本裝置的儲存空間已滿',
    'en-US': 'This device is full',
  },
  'problem.gone': {
    'zh-CN': '内容已不在本设备上',
    'zh-TW': '內容已不在本裝置上',
    'en-US': 'No longer on this device',
  },
  'problem.missed': { 'zh-CN': '这次没有收到', 'zh-TW': '這次沒有收到', 'en-US': 'Not received this time' },
  'problem.noKey': { 'zh-CN': '暂时打不开', 'zh-TW': '暫時打不開', 'en-US': 'Can’t be opened yet' },
  'problem.noOne': { 'zh-CN': '没有保留', 'zh-TW': '沒有保留', 'en-US': 'Nothing was kept' },
  'problem.nothing': { 'zh-CN': '没有收到分享', 'zh-TW': '沒有收到分享', 'en-US': 'Nothing was shared' },
  refusing: { 'zh-CN': '不适合的表单', 'zh-TW': '不適合的表單', 'en-US': 'Forms that refuse it' },
  title: { 'zh-CN': '收到的分享', 'zh-TW': '收到的分享', 'en-US': 'Shared content' },
  tooLarge: {
    'zh-CN': '“{name}”没有保留：单个文件最大 20 MB，一次最多 20 个，共 100 MB。',
    'zh-TW': '「{name}」沒有保留：單個檔案最大 20 MB，一次最多 20 個，共 100 MB。',
    'en-US': '“{name}” wasn’t kept: up to 20 files of 20 MB each, 100 MB in all.',
  },
} satisfies Texts
