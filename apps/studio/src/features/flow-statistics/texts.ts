import type { Texts } from '@signet/std'

export const texts = {
  'as.chart': { 'zh-CN': '图表', 'zh-TW': '圖表', 'en-US': 'Chart' },
  'as.table': { 'zh-CN': '表格', 'zh-TW': '表格', 'en-US': 'Table' },
  back: { 'zh-CN': '返回流程列表', 'zh-TW': '返回流程列表', 'en-US': 'Back to flows' },
  barTip: {
    'zh-CN': '中位 {median}，90% 在 {p90} 内，占等待时间 {share}，经过 {visits, number} 次',
    'zh-TW': '中位 {median}，90% 在 {p90} 內，佔等待時間 {share}，經過 {visits, number} 次',
    'en-US':
      'Median {median}, 90% within {p90}, {share} of all waiting, {visits, plural, one {# visit} other {# visits}}',
  },
  barWords: {
    'zh-CN':
      '{name}：中位等待 {median}，90% 在 {p90} 内，占等待时间 {share}，经过 {visits, number} 次。查看这些单据',
    'zh-TW':
      '{name}：中位等待 {median}，90% 在 {p90} 內，佔等待時間 {share}，經過 {visits, number} 次。檢視這些單據',
    'en-US':
      '{name}: median wait {median}, 90% within {p90}, {share} of all waiting, {visits, plural, one {# visit} other {# visits}}. Show the requests',
  },
  beingCounted: { 'zh-CN': '正在重新统计……', 'zh-TW': '正在重新統計……', 'en-US': 'Recounting…' },
  'by.day': { 'zh-CN': '日', 'zh-TW': '日', 'en-US': 'Day' },
  'by.month': { 'zh-CN': '月', 'zh-TW': '月', 'en-US': 'Month' },
  'by.week': { 'zh-CN': '周', 'zh-TW': '週', 'en-US': 'Week' },
  cases: { 'zh-CN': '单据数', 'zh-TW': '單據數', 'en-US': 'Requests' },
  columnWords: {
    'zh-CN': '{day}：发起 {launched, number} 条，其中办结 {ended, number} 条。查看这些单据',
    'zh-TW': '{day}：發起 {launched, number} 條，其中辦結 {ended, number} 條。檢視這些單據',
    'en-US': '{day}: {launched, number} started, {ended, number} of them ended. Show the requests',
  },
  countedAt: { 'zh-CN': '统计时间：{at}。', 'zh-TW': '統計時間：{at}。', 'en-US': 'Counted at {at}.' },
  days: {
    'zh-CN': '{count, number} 天',
    'zh-TW': '{count, number} 天',
    'en-US': '{count, plural, one {# day} other {# days}}',
  },
  empty: {
    'zh-CN': '这段时间没有发起过',
    'zh-TW': '這段時間沒有發起過',
    'en-US': 'No requests started in this period',
  },
  emptyHint: {
    'zh-CN': '可以查看更长的区间，或更早发起的全部单据。',
    'zh-TW': '可以檢視更長的區間，或更早發起的全部單據。',
    'en-US': 'Choose a longer period, or show everything since the flow went live.',
  },
  ended: { 'zh-CN': '办结', 'zh-TW': '辦結', 'en-US': 'Ended' },
  endedCount: {
    'zh-CN': '办结 {count, number} 条',
    'zh-TW': '辦結 {count, number} 條',
    'en-US': '{count, number} ended',
  },
  endedOfThem: { 'zh-CN': '其中办结', 'zh-TW': '其中辦結', 'en-US': 'Ended of them' },
  examples: { 'zh-CN': '示例', 'zh-TW': '示例', 'en-US': 'Examples' },
  'export.ocel': { 'zh-CN': '导出 OCEL', 'zh-TW': '匯出 OCEL', 'en-US': 'Export OCEL' },
  'export.xes': { 'zh-CN': '导出 XES', 'zh-TW': '匯出 XES', 'en-US': 'Export XES' },
  hours: {
    'zh-CN': '{count, number} 小时',
    'zh-TW': '{count, number} 小時',
    'en-US': '{count, plural, one {# hour} other {# hours}}',
  },
  inDays: {
    'zh-CN': '{days, plural, =30 {近 30 天} =90 {近 90 天} =365 {近一年} other {全部}}',
    'zh-TW': '{days, plural, =30 {近 30 天} =90 {近 90 天} =365 {近一年} other {全部}}',
    'en-US': '{days, plural, =30 {30 days} =90 {90 days} =365 {1 year} other {All}}',
  },
  launched: { 'zh-CN': '发起', 'zh-TW': '發起', 'en-US': 'Started' },
  launchedCount: {
    'zh-CN': '发起 {count, number} 条',
    'zh-TW': '發起 {count, number} 條',
    'en-US': '{count, number} started',
  },
  longest: { 'zh-CN': '等待最久的单据', 'zh-TW': '等待最久的單據', 'en-US': 'Longest waiting' },
  median: { 'zh-CN': '中位用时', 'zh-TW': '中位用時', 'en-US': 'Median time' },
  medianToEnd: { 'zh-CN': '办结用时（中位）', 'zh-TW': '辦結用時（中位）', 'en-US': 'Median time to end' },
  minutes: {
    'zh-CN': '{count, number} 分钟',
    'zh-TW': '{count, number} 分鐘',
    'en-US': '{count, number} min',
  },
  neverStarted: { 'zh-CN': '还没有人发起过', 'zh-TW': '還沒有人發起過', 'en-US': 'No requests yet' },
  neverStartedHint: {
    'zh-CN': '有人发起后，这里会显示办理量、各节点等待时间和实际走向。',
    'zh-TW': '有人發起後，這裡會顯示辦理量、各節點等待時間和實際走向。',
    'en-US': 'Once someone starts one, volume, waiting time by step and actual routes appear here.',
  },
  ofStarted: { 'zh-CN': '占发起的 {share}', 'zh-TW': '佔發起的 {share}', 'en-US': '{share} of started' },
  p90: { 'zh-CN': '90% 用时', 'zh-TW': '90% 用時', 'en-US': '90th percentile' },
  p90Within: {
    'zh-CN': '90% 在 {duration} 内办结',
    'zh-TW': '90% 在 {duration} 內辦結',
    'en-US': '90% end within {duration}',
  },
  period: { 'zh-CN': '统计区间', 'zh-TW': '統計區間', 'en-US': 'Period' },
  returned: { 'zh-CN': '被退回的单据', 'zh-TW': '被退回的單據', 'en-US': 'Requests sent back' },
  returnsPerCase: {
    'zh-CN': '平均每条退回 {times} 次',
    'zh-TW': '平均每條退回 {times} 次',
    'en-US': '{times} times per request on average',
  },
  running: { 'zh-CN': '审批中', 'zh-TW': '審批中', 'en-US': 'In approval' },
  seconds: { 'zh-CN': '{count, number} 秒', 'zh-TW': '{count, number} 秒', 'en-US': '{count, number} s' },
  share: { 'zh-CN': '占比', 'zh-TW': '佔比', 'en-US': 'Share' },
  showAll: { 'zh-CN': '查看全部时间', 'zh-TW': '檢視全部時間', 'en-US': 'Show all time' },
  shownAs: { 'zh-CN': '“{title}”的显示方式', 'zh-TW': '「{title}」的顯示方式', 'en-US': 'Show “{title}” as' },
  step: { 'zh-CN': '节点', 'zh-TW': '節點', 'en-US': 'Step' },
  steps: { 'zh-CN': '各节点等待时间', 'zh-TW': '各節點等待時間', 'en-US': 'Waiting time by step' },
  stepsHint: {
    'zh-CN': '合计等待最久的节点在最上面，点击查看经过该节点的单据。',
    'zh-TW': '合計等待最久的節點在最上面，點擊檢視經過該節點的單據。',
    'en-US': 'The step with the most waiting comes first. Select a bar to see the requests that reached it.',
  },
  title: { 'zh-CN': '流程统计', 'zh-TW': '流程統計', 'en-US': 'Flow statistics' },
  variants: {
    'zh-CN': '实际走向（共 {count, number} 种）',
    'zh-TW': '實際走向（共 {count, number} 種）',
    'en-US': 'Actual routes ({count, number})',
  },
  visits: { 'zh-CN': '次数', 'zh-TW': '次數', 'en-US': 'Visits' },
  volume: { 'zh-CN': '办理量', 'zh-TW': '辦理量', 'en-US': 'Volume' },
  'volumeHint.day': {
    'zh-CN': '按发起日期，每柱一天，点击查看这些单据。',
    'zh-TW': '按發起日期，每柱一天，點擊檢視這些單據。',
    'en-US': 'By day of start. Select a column to see its requests.',
  },
  'volumeHint.month': {
    'zh-CN': '按发起日期，每柱一个月，点击查看这些单据。',
    'zh-TW': '按發起日期，每柱一個月，點擊檢視這些單據。',
    'en-US': 'By month of start. Select a column to see its requests.',
  },
  'volumeHint.week': {
    'zh-CN': '按发起日期，每柱一周（从周一起），点击查看这些单据。',
    'zh-TW': '按發起日期，每柱一週（從週一起），點擊檢視這些單據。',
    'en-US': 'By week of start, from Monday. Select a column to see its requests.',
  },
  way: { 'zh-CN': '走向', 'zh-TW': '走向', 'en-US': 'Route' },
} satisfies Texts
