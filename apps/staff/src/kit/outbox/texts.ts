import type { Texts } from '@signet/std'

export const texts = {
  act: { 'zh-CN': '{word} · {title}', 'zh-TW': '{word} · {title}', 'en-US': '{word} · {title}' },
  already: {
    'zh-CN': '您对此任务的决定已保存在本设备，正等待发送。要改，请先收回。',
    'zh-TW': '您對此任務的決定已保存在本裝置，正等待傳送。要改，請先收回。',
    'en-US':
      'Your decision on this task is kept on this device and waits to be sent. Take it back first to change it.',
  },
  changed: {
    'zh-CN': '您查看之后，表单有了变化（{fields}），所以没有发送。请先看一遍，再决定是否照发。',
    'zh-TW': '您檢視之後，表單有了變化（{fields}），所以沒有傳送。請先看一遍，再決定是否照發。',
    'en-US':
      'The form has changed since you read it ({fields}), so this wasn’t sent. Look at it, then decide whether to send it.',
  },
  'choices.body': {
    'zh-CN':
      '没有网络，无法得知这份表单是否需要您选择后续审批人。保存后如果需要选择，网络恢复时它会留在“没有发出”里，请您打开表单选择。',
    'zh-TW':
      '沒有網路，無法得知這份表單是否需要您選擇後續審批人。保存後如果需要選擇，網路恢復時它會留在「沒有送出」裡，請您開啟表單選擇。',
    'en-US':
      'Without a network we can’t tell whether you have to choose the next approvers. If you do, this stays under “Not sent” when the network is back, and you choose them in the form.',
  },
  'choices.keep': { 'zh-CN': '先保存', 'zh-TW': '先保存', 'en-US': 'Keep it' },
  'choices.title': {
    'zh-CN': '先保存在本设备？',
    'zh-TW': '先保存在本裝置？',
    'en-US': 'Keep it on this device for now?',
  },
  confirmAndSend: {
    'zh-CN': '确认身份并发送',
    'zh-TW': '確認身分並傳送',
    'en-US': 'Confirm and send',
  },
  copy: { 'zh-CN': '复制文字', 'zh-TW': '複製文字', 'en-US': 'Copy text' },
  decided: {
    'zh-CN': '{name}已于{time}在“{node}”{decision}，您的操作没有生效。',
    'zh-TW': '{name}已於{time}在「{node}」{decision}，您的操作沒有生效。',
    'en-US': '{name} decided at “{node}” {time}: {decision}. Yours was not applied.',
  },
  discard: { 'zh-CN': '丢弃', 'zh-TW': '捨棄', 'en-US': 'Discard' },
  'discard.body': {
    'zh-CN': '写下的内容会从本设备删除。',
    'zh-TW': '寫下的內容會從本裝置刪除。',
    'en-US': 'What you wrote will be deleted from this device.',
  },
  'discard.gone': {
    'zh-CN': '来不及了，刚刚已经发出',
    'zh-TW': '來不及了，剛剛已經送出',
    'en-US': 'Too late: it has just been sent',
  },
  'discard.title': { 'zh-CN': '丢弃这一条？', 'zh-TW': '要捨棄這一則嗎？', 'en-US': 'Discard this?' },
  editForm: { 'zh-CN': '收回修改', 'zh-TW': '收回修改', 'en-US': 'Take back and edit' },
  'files.gone': {
    'zh-CN': '文件已不在本设备上，请打开表单重新添加。',
    'zh-TW': '檔案已不在本裝置上，請開啟表單重新加入。',
    'en-US': 'A file is no longer on this device. Open the form and add it again.',
  },
  'files.noKey': {
    'zh-CN': '没有网络，而本设备尚不能安全保存文件。网络恢复后请重试。',
    'zh-TW': '沒有網路，而本裝置尚不能安全保存檔案。網路恢復後請重試。',
    'en-US':
      'There is no network, and this device can’t keep files safely yet. Try again when the network is back.',
  },
  'files.tooLarge': {
    'zh-CN': '没有网络时，单个文件最多保存{one} MB，全部最多{all} MB。网络恢复后请重试。',
    'zh-TW': '沒有網路時，單個檔案最多保存{one} MB，全部最多{all} MB。網路恢復後請重試。',
    'en-US':
      'Without a network this device keeps files of up to {one} MB each, {all} MB in all. Try again when the network is back.',
  },
  full: {
    'zh-CN': '本设备的存储空间已满，无法保存。请清理空间后重试；填写的内容还在这里。',
    'zh-TW': '本裝置的儲存空間已滿，無法保存。請清理空間後重試；填寫的內容還在這裡。',
    'en-US':
      'This device has no space left to keep it. Free some and try again; what you filled in is still here.',
  },
  heldBack: {
    'zh-CN': '您已收回修改，还没有发出。',
    'zh-TW': '您已收回修改，還沒有送出。',
    'en-US': 'You took it back to edit it. It has not been sent.',
  },
  kept: {
    'zh-CN': '已保存在本设备，网络恢复后自动发送',
    'zh-TW': '已保存在本裝置，網路恢復後自動傳送',
    'en-US': 'Kept on this device. It goes out when the network is back.',
  },
  launchWaits: {
    'zh-CN': '这份表单已在本设备上等待发送。要改，请先在“等待发送”里收回。',
    'zh-TW': '這份表單已在本裝置上等待傳送。要改，請先在「等待傳送」裡收回。',
    'en-US':
      'This form already waits on this device to be sent. To change it, take it back under “Waiting to be sent”.',
  },
  'line.failed': {
    'zh-CN': '{count}条没有发出，点这里查看',
    'zh-TW': '{count}則沒有送出，點這裡檢視',
    'en-US': '{count, plural, one {# wasn’t sent} other {# weren’t sent}}. Tap to see why.',
  },
  'line.waiting': {
    'zh-CN': '{count}条等待发送',
    'zh-TW': '{count}則等待傳送',
    'en-US': '{count} waiting to be sent',
  },
  message: { 'zh-CN': '消息', 'zh-TW': '訊息', 'en-US': 'Message' },
  'message.case': { 'zh-CN': '单据卡片', 'zh-TW': '單據卡片', 'en-US': 'Request card' },
  'message.file': { 'zh-CN': '文件', 'zh-TW': '檔案', 'en-US': 'File' },
  'message.image': { 'zh-CN': '图片', 'zh-TW': '圖片', 'en-US': 'Picture' },
  'message.location': { 'zh-CN': '位置', 'zh-TW': '位置', 'en-US': 'Place' },
  'message.text': { 'zh-CN': '文字', 'zh-TW': '文字', 'en-US': 'Text' },
  'message.voice': { 'zh-CN': '语音', 'zh-TW': '語音', 'en-US': 'Voice message' },
  notSent: { 'zh-CN': '没有发出', 'zh-TW': '沒有送出', 'en-US': 'Not sent' },
  'notSent.on': {
    'zh-CN': '“{word}”没有发出',
    'zh-TW': '「{word}」沒有送出',
    'en-US': '“{word}” was not sent',
  },
  open: { 'zh-CN': '打开单据', 'zh-TW': '開啟單據', 'en-US': 'Open request' },
  openChat: { 'zh-CN': '打开会话', 'zh-TW': '開啟會話', 'en-US': 'Open chat' },
  openForm: { 'zh-CN': '打开表单', 'zh-TW': '開啟表單', 'en-US': 'Open the form' },
  see: { 'zh-CN': '查看原因', 'zh-TW': '檢視原因', 'en-US': 'See why' },
  sendAnyway: { 'zh-CN': '已看过，照发', 'zh-TW': '已看過，照發', 'en-US': 'I’ve looked: send' },
  signOut: {
    'zh-CN': '还有{count}条没有发出。退出后它们锁在本设备上，您下次在这里登录时继续发送；别人看不到。',
    'zh-TW': '還有{count}則沒有送出。登出後它們鎖在本裝置上，您下次在這裡登入時繼續傳送；別人看不到。',
    'en-US':
      '{count, plural, one {# has} other {# have}} not been sent. They stay locked on this device until you log in here again. Other people can’t read them.',
  },
  takeBack: { 'zh-CN': '收回', 'zh-TW': '收回', 'en-US': 'Take back' },
  title: { 'zh-CN': '等待发送', 'zh-TW': '等待傳送', 'en-US': 'Waiting to be sent' },
  tryAgain: { 'zh-CN': '重新发送', 'zh-TW': '重新傳送', 'en-US': 'Try again' },
  unconfirmed: {
    'zh-CN': '这一步需要确认是您本人，确认后才会发出。',
    'zh-TW': '這一步需要確認是您本人，確認後才會送出。',
    'en-US': 'This step asks you to confirm it’s you. It goes out once you have.',
  },
  unsure: {
    'zh-CN': '发送过，但太久没有得到答复，无法确定是否到达。请打开单据看看，再决定是否重发。',
    'zh-TW': '傳送過，但太久沒有得到答覆，無法確定是否到達。請開啟單據看看，再決定是否重發。',
    'en-US':
      'It was sent long ago without an answer, so we can’t tell whether it arrived. Look at the request before you send it again.',
  },
  'unsure.launch': {
    'zh-CN': '发送过，但太久没有得到答复，无法确定是否到达。请到“我发起的”里看看，再决定是否重发。',
    'zh-TW': '傳送過，但太久沒有得到答覆，無法確定是否到達。請到「我發起的」裡看看，再決定是否重發。',
    'en-US':
      'It was sent long ago without an answer, so we can’t tell whether it arrived. Look under “My requests” before you send it again.',
  },
  waiting: { 'zh-CN': '等待发送', 'zh-TW': '等待傳送', 'en-US': 'Waiting to be sent' },
  'waiting.on': {
    'zh-CN': '“{word}”已保存在本设备（{time}），网络恢复后自动发送',
    'zh-TW': '「{word}」已保存在本裝置（{time}），網路恢復後自動傳送',
    'en-US': '“{word}” is kept on this device ({time}) and goes out when the network is back',
  },
} satisfies Texts
