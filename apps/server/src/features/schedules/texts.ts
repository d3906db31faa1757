import type { Texts } from '@signet/std'

export const texts = {
  categoryUnknown: {
    'zh-CN': '日程分类已停用，请重新选择',
    'zh-TW': '行程分類已停用，請重新選擇',
    'en-US': 'This category is no longer available. Choose another one.',
  },
  endsBeforeStart: {
    'zh-CN': '结束时间不能早于开始时间',
    'zh-TW': '結束時間不能早於開始時間',
    'en-US': 'The event can’t end before it starts.',
  },
  noTitle: { 'zh-CN': '请填写日程标题', 'zh-TW': '請填寫日程標題', 'en-US': 'Enter a title.' },
  notFound: {
    'zh-CN': '没有这个日程，或者它已被取消',
    'zh-TW': '沒有這個日程，或者它已被取消',
    'en-US': 'This event doesn’t exist or was canceled.',
  },
  notYours: {
    'zh-CN': '只有创建人可以修改这个日程',
    'zh-TW': '只有建立人可以修改這個日程',
    'en-US': 'Only the person who created this event can change it.',
  },
  'notice.accepted': {
    'zh-CN': '{person}接受了日程“{title}”的邀请',
    'zh-TW': '{person}接受了日程「{title}」的邀請',
    'en-US': '{person} accepted your invitation to “{title}”',
  },
  'notice.calledOff': {
    'zh-CN': '{person}取消了日程“{title}”',
    'zh-TW': '{person}取消了日程「{title}」',
    'en-US': '{person} canceled “{title}”',
  },
  'notice.changed': {
    'zh-CN': '{person}修改了日程“{title}”',
    'zh-TW': '{person}修改了日程「{title}」',
    'en-US': '{person} updated “{title}”',
  },
  'notice.declined': {
    'zh-CN': '{person}拒绝了日程“{title}”的邀请',
    'zh-TW': '{person}拒絕了日程「{title}」的邀請',
    'en-US': '{person} declined your invitation to “{title}”',
  },
  'notice.invited': {
    'zh-CN': '{person}邀请您参加日程“{title}”，请答复',
    'zh-TW': '{person}邀請您參加日程「{title}」，請回覆',
    'en-US': '{person} invited you to “{title}”. Accept or decline.',
  },
  'notice.moved': {
    'zh-CN': '{person}修改了日程“{title}”的时间，请重新答复',
    'zh-TW': '{person}修改了日程「{title}」的時間，請重新回覆',
    'en-US': '{person} moved “{title}”. Accept or decline the new time.',
  },
  'notice.reminder': {
    'zh-CN': '日程提醒：{title}（{at}）',
    'zh-TW': '日程提醒：{title}（{at}）',
    'en-US': 'Reminder: {title} ({at})',
  },
  'notice.tentative': {
    'zh-CN': '{person}暂定参加日程“{title}”',
    'zh-TW': '{person}暫定參加日程「{title}」',
    'en-US': '{person} might attend “{title}”',
  },
  personUnknown: {
    'zh-CN': '参与人中有已停用的人员，请重新选择',
    'zh-TW': '參與人中有已停用的人員，請重新選擇',
    'en-US': 'A participant is no longer active. Choose again.',
  },
  rangeTooLong: {
    'zh-CN': '一次最多查看{max}天的日程',
    'zh-TW': '一次最多檢視{max}天的日程',
    'en-US': 'You can view up to {max} days at once.',
  },
  repeatsTooOften: {
    'zh-CN': '重复次数不能超过{max}次，请提前结束重复',
    'zh-TW': '重複次數不能超過{max}次，請提前結束重複',
    'en-US': 'Events can repeat up to {max} times. Choose an earlier end date.',
  },
  repeatsTooShort: {
    'zh-CN': '请填写重复的结束日期，且不能早于开始日期',
    'zh-TW': '請填寫重複的結束日期，且不能早於開始日期',
    'en-US': 'Choose an end date for the repetition that isn’t before the start.',
  },
  tooManyInvitations: {
    'zh-CN': '重复次数与参与人数过多：一次最多发出{max}个邀请',
    'zh-TW': '重複次數與參與人數過多：一次最多發出{max}個邀請',
    'en-US': 'That’s too many events for this many people. You can send up to {max} invitations at once.',
  },
  yourOwn: {
    'zh-CN': '这是您创建的日程，如不参加请取消日程',
    'zh-TW': '這是您建立的日程，如不參加請取消日程',
    'en-US': 'You created this event. Cancel it if you can’t attend.',
  },
} satisfies Texts
