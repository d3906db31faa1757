import type { Texts } from '@signet/std'

export const texts = {
  active: { 'zh-CN': '在职', 'zh-TW': '在職', 'en-US': 'Active' },
  applications: { 'zh-CN': '管理的应用', 'zh-TW': '管理的應用', 'en-US': 'Applications administered' },
  ask: {
    'zh-CN': '把{name}的全部工作移交出去？',
    'zh-TW': '把{name}的全部工作移交出去？',
    'en-US': 'Hand over all of {name}’s work?',
  },
  askHint: {
    'zh-CN': '移交后待办和草稿归接手人，委托和代理立即结束，不能一键撤销。',
    'zh-TW': '移交後待辦和草稿歸接手人，委託和代理立即結束，無法一鍵復原。',
    'en-US':
      'Their tasks and drafts go to the new person, and their delegations end right away. You can’t undo this in one click.',
  },
  carryOut: { 'zh-CN': '全部移交', 'zh-TW': '全部移交', 'en-US': 'Hand over everything' },
  case: { 'zh-CN': '单据', 'zh-TW': '單據', 'en-US': 'Request' },
  delegations: {
    'zh-CN': '生效中的委托与代理',
    'zh-TW': '生效中的委託與代理',
    'en-US': 'Active delegations',
  },
  departedWith: {
    'zh-CN': '{name}（已停用，{count} 项待办）',
    'zh-TW': '{name}（已停用，{count} 項待辦）',
    'en-US': '{name} (disabled, {count, plural, one {# task} other {# tasks}})',
  },
  draft: { 'zh-CN': '{title}（草稿）', 'zh-TW': '{title}（草稿）', 'en-US': '{title} (draft)' },
  drafts: { 'zh-CN': '草稿', 'zh-TW': '草稿', 'en-US': 'Drafts' },
  effect: {
    'zh-CN':
      '将把{name}的 {tasks} 项待办和 {drafts} 份草稿交给选定的同事，并结束 {delegations} 项委托或代理。其他人的待办不受影响。',
    'zh-TW':
      '將把{name}的 {tasks} 項待辦和 {drafts} 份草稿交給選定的同事，並結束 {delegations} 項委託或代理。其他人的待辦不受影響。',
    'en-US':
      '{tasks, plural, =0 {No tasks} one {One task} other {# tasks}} and {drafts, plural, =0 {no drafts} one {one draft} other {# drafts}} of {name} will go to the colleague you choose, and {delegations, plural, =0 {no delegations} one {one delegation} other {# delegations}} will end. Other people’s tasks aren’t affected.',
  },
  flows: { 'zh-CN': '点名此人的流程', 'zh-TW': '點名此人的流程', 'en-US': 'Flows that name this person' },
  flowsHint: {
    'zh-CN': '移交不会修改已发布的流程，请在设计器中替换后重新发布。',
    'zh-TW': '移交不會修改已發佈的流程，請在設計器中替換後重新發佈。',
    'en-US':
      'Handing over doesn’t change published flows. Replace this person in the designer, then publish again.',
  },
  gone: { 'zh-CN': '已停用', 'zh-TW': '已停用', 'en-US': 'Disabled' },
  inCases: {
    'zh-CN': '{tasks} 项，涉及 {cases} 条单据',
    'zh-TW': '{tasks} 項，涉及 {cases} 條單據',
    'en-US': '{tasks} in {cases, plural, one {# request} other {# requests}}',
  },
  left: {
    'zh-CN': '还有 {count} 条单据未处理，请再移交一次。',
    'zh-TW': '還有 {count} 條單據未處理，請再移交一次。',
    'en-US': '{count, plural, one {# request is} other {# requests are}} left. Hand over again.',
  },
  moved: { 'zh-CN': '已移交', 'zh-TW': '已移交', 'en-US': 'Handed over' },
  nobody: {
    'zh-CN': '先选择要移交的人',
    'zh-TW': '先選擇要移交的人',
    'en-US': 'Choose whose work to hand over',
  },
  nobodyHint: {
    'zh-CN': '会先列出这个人手上的待办、委托和点名此人的流程，确认后才移交。',
    'zh-TW': '會先列出這個人手上的待辦、委託和點名此人的流程，確認後才移交。',
    'en-US':
      'You’ll see their tasks, delegations and the flows that name them. Nothing is handed over until you confirm.',
  },
  nothing: {
    'zh-CN': '{name}手上没有需要移交的待办、草稿或委托。',
    'zh-TW': '{name}手上沒有需要移交的待辦、草稿或委託。',
    'en-US': '{name} has no tasks, drafts or delegations to hand over.',
  },
  openTasks: { 'zh-CN': '待办', 'zh-TW': '待辦', 'en-US': 'Open tasks' },
  person: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' },
  result: { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Result' },
  results: { 'zh-CN': '移交结果', 'zh-TW': '移交結果', 'en-US': 'Hand-over results' },
  returned: { 'zh-CN': '被退回或撤回', 'zh-TW': '被退回或撤回', 'en-US': 'Sent back or withdrawn' },
  returnedCount: {
    'zh-CN': '{returned} 条（只有发起人可以继续，不随移交）',
    'zh-TW': '{returned} 條（只有發起人可以繼續，不隨移交）',
    'en-US': '{returned} (only the starter can continue, so they aren’t handed over)',
  },
  summary: {
    'zh-CN': '已移交 {moved} 条单据，{refused} 条未移交，结束了 {delegations} 项委托或代理',
    'zh-TW': '已移交 {moved} 條單據，{refused} 條未移交，結束了 {delegations} 項委託或代理',
    'en-US':
      'Handed over {moved, plural, one {# request} other {# requests}}, {refused} not handed over, {delegations, plural, one {# delegation} other {# delegations}} ended',
  },
  toWhom: { 'zh-CN': '交给', 'zh-TW': '交給', 'en-US': 'Hand over to' },
  whose: { 'zh-CN': '移交谁的工作', 'zh-TW': '移交誰的工作', 'en-US': 'Hand over work of' },
  whoseHint: {
    'zh-CN': '{count, plural, =0 {没有停用账号还留着待办} other {有 # 个停用的账号还留着待办，排在最前面}}',
    'zh-TW': '{count, plural, =0 {沒有停用帳號還留著待辦} other {有 # 個停用的帳號還留著待辦，排在最前面}}',
    'en-US':
      '{count, plural, =0 {No disabled account has tasks left} one {One disabled account still has tasks. It’s listed first} other {# disabled accounts still have tasks. They’re listed first}}',
  },
  why: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' },
  whyHint: {
    'zh-CN': '会写进每条单据的流转记录。',
    'zh-TW': '會寫進每條單據的流轉記錄。',
    'en-US': 'Recorded in the history of every request.',
  },
} satisfies Texts
