import type { Texts } from '@signet/std'

export const texts = {
  activePeople: { 'zh-CN': '在用人员', 'zh-TW': '使用中的人員', 'en-US': 'Active people' },
  bytes: {
    'zh-CN': '大小',
    'zh-TW': '大小',
    'en-US': 'Size',
  },
  callsPerMinute: { 'zh-CN': '每分钟调用次数', 'zh-TW': '每分鐘呼叫次數', 'en-US': 'Calls per minute' },
  connections: {
    'zh-CN': '连接',
    'zh-TW': '連線',
    'en-US': 'Connections',
  },
  connectionsOf: {
    'zh-CN': '{now} / {most}',
    'zh-TW': '{now} / {most}',
    'en-US': '{now} of {most}',
  },
  database: {
    'zh-CN': '数据库',
    'zh-TW': '資料庫',
    'en-US': 'Database',
  },
  due: {
    'zh-CN': '下次执行',
    'zh-TW': '下次執行',
    'en-US': 'Next run',
  },
  duration: {
    'zh-CN': '{days, plural, =0 {} other {# 天 }}{hours} 小时 {minutes} 分',
    'zh-TW': '{days, plural, =0 {} other {# 天 }}{hours} 小時 {minutes} 分',
    'en-US': '{days, plural, =0 {} one {# day } other {# days }}{hours} h {minutes} min',
  },
  eventLoop: {
    'zh-CN': '事件循环延迟',
    'zh-TW': '事件迴圈延遲',
    'en-US': 'Event loop delay',
  },
  eventLoopOf: {
    'zh-CN': '平均 {mean}，99% 低于 {p99}，最大 {max} 毫秒',
    'zh-TW': '平均 {mean}，99% 低於 {p99}，最大 {max} 毫秒',
    'en-US': '{mean} ms on average, 99% below {p99} ms, at most {max} ms',
  },
  failed: {
    'zh-CN': '失败',
    'zh-TW': '失敗',
    'en-US': 'Failed',
  },
  faults: {
    'zh-CN': '错误',
    'zh-TW': '錯誤',
    'en-US': 'Errors',
  },
  free: {
    'zh-CN': '剩余 {size}',
    'zh-TW': '剩餘 {size}',
    'en-US': '{size} free',
  },
  host: {
    'zh-CN': '主机',
    'zh-TW': '主機',
    'en-US': 'Host',
  },
  job: {
    'zh-CN': '任务',
    'zh-TW': '工作',
    'en-US': 'Job',
  },
  'job.cleanUp': {
    'zh-CN': '清理过期数据',
    'zh-TW': '清理過期資料',
    'en-US': 'Delete expired data',
  },
  'job.endDelegations': {
    'zh-CN': '结束到期委托',
    'zh-TW': '結束到期委託',
    'en-US': 'End expired delegations',
  },
  'job.resealSecrets': {
    'zh-CN': '更新密钥',
    'zh-TW': '更新金鑰',
    'en-US': 'Renew sealed secrets',
  },
  'job.sweepSheets': {
    'zh-CN': '清理导入导出',
    'zh-TW': '清理匯入匯出',
    'en-US': 'Clear finished imports and exports',
  },
  'job.syncDirectories': {
    'zh-CN': '同步公司目录',
    'zh-TW': '同步公司目錄',
    'en-US': 'Synchronize directories',
  },
  'job.watchFlows': {
    'zh-CN': '检查流程',
    'zh-TW': '檢查流程',
    'en-US': 'Check flows',
  },
  jobs: {
    'zh-CN': '定时任务',
    'zh-TW': '定時工作',
    'en-US': 'Recurring jobs',
  },
  load: {
    'zh-CN': '负载',
    'zh-TW': '負載',
    'en-US': 'Load',
  },
  loadOf: {
    'zh-CN': '{load}（{processors} 个处理器）',
    'zh-TW': '{load}（{processors} 個處理器）',
    'en-US': '{load} on {processors} processors',
  },
  longestQuery: {
    'zh-CN': '最长的查询',
    'zh-TW': '最長的查詢',
    'en-US': 'Longest query',
  },
  memory: {
    'zh-CN': '内存',
    'zh-TW': '記憶體',
    'en-US': 'Memory',
  },
  memoryOf: {
    'zh-CN': '共 {resident}，堆 {used} / {total}',
    'zh-TW': '共 {resident}，堆積 {used} / {total}',
    'en-US': '{resident} in total, heap {used} of {total}',
  },
  milliseconds: {
    'zh-CN': '{count} 毫秒',
    'zh-TW': '{count} 毫秒',
    'en-US': '{count} ms',
  },
  never: {
    'zh-CN': '尚未执行',
    'zh-TW': '尚未執行',
    'en-US': 'Not yet run',
  },
  nodes: {
    'zh-CN': '服务器',
    'zh-TW': '伺服器',
    'en-US': 'Servers',
  },
  oldest: {
    'zh-CN': '最早的一条',
    'zh-TW': '最早的一筆',
    'en-US': 'Oldest',
  },
  open: {
    'zh-CN': '打开的页面',
    'zh-TW': '開啟的頁面',
    'en-US': 'Open pages',
  },
  outcome: {
    'zh-CN': '结果',
    'zh-TW': '結果',
    'en-US': 'Result',
  },
  outside: {
    'zh-CN': '外部系统',
    'zh-TW': '外部系統',
    'en-US': 'Outside systems',
  },
  'outside.files': {
    'zh-CN': '文件存储',
    'zh-TW': '檔案儲存',
    'en-US': 'File store',
  },
  'outside.mail': {
    'zh-CN': '发信邮箱',
    'zh-TW': '寄信信箱',
    'en-US': 'Mail',
  },
  'outside.map': {
    'zh-CN': '地图',
    'zh-TW': '地圖',
    'en-US': 'Map',
  },
  'outside.redis': {
    'zh-CN': 'Redis',
    'zh-TW': 'Redis',
    'en-US': 'Redis',
  },
  people: {
    'zh-CN': '人员',
    'zh-TW': '人員',
    'en-US': 'People',
  },
  process: {
    'zh-CN': '服务器进程',
    'zh-TW': '伺服器處理程序',
    'en-US': 'Server process',
  },
  queue: {
    'zh-CN': '消息队列',
    'zh-TW': '訊息佇列',
    'en-US': 'Queue',
  },
  quotas: { 'zh-CN': '用量与限额', 'zh-TW': '用量與限額', 'en-US': 'Usage and limits' },
  ran: {
    'zh-CN': '上次执行',
    'zh-TW': '上次執行',
    'en-US': 'Last run',
  },
  rows: {
    'zh-CN': '行数（约）',
    'zh-TW': '列數（約）',
    'en-US': 'Rows (about)',
  },
  runNow: {
    'zh-CN': '立即执行',
    'zh-TW': '立即執行',
    'en-US': 'Run now',
  },
  running: {
    'zh-CN': '执行中',
    'zh-TW': '執行中',
    'en-US': 'Running',
  },
  runtime: {
    'zh-CN': '运行环境',
    'zh-TW': '執行環境',
    'en-US': 'Runtime',
  },
  seen: {
    'zh-CN': '最近报告',
    'zh-TW': '最近回報',
    'en-US': 'Last seen',
  },
  size: {
    'zh-CN': '本公司数据',
    'zh-TW': '本公司資料',
    'en-US': 'Data of this company',
  },
  slowCalls: {
    'zh-CN': '慢请求',
    'zh-TW': '慢請求',
    'en-US': 'Slow calls',
  },
  sockets: {
    'zh-CN': '实时连接',
    'zh-TW': '即時連線',
    'en-US': 'Live connections',
  },
  started: {
    'zh-CN': '启动时间',
    'zh-TW': '啟動時間',
    'en-US': 'Started',
  },
  'started.job': {
    'zh-CN': '已开始执行',
    'zh-TW': '已開始執行',
    'en-US': 'Started',
  },
  'state.failing': {
    'zh-CN': '异常',
    'zh-TW': '異常',
    'en-US': 'Failing',
  },
  'state.off': {
    'zh-CN': '未启用',
    'zh-TW': '未啟用',
    'en-US': 'Off',
  },
  'state.ok': {
    'zh-CN': '正常',
    'zh-TW': '正常',
    'en-US': 'OK',
  },
  storage: { 'zh-CN': '文件空间', 'zh-TW': '檔案空間', 'en-US': 'File storage' },
  stuck: {
    'zh-CN': '多次失败',
    'zh-TW': '多次失敗',
    'en-US': 'Stuck',
  },
  succeeded: {
    'zh-CN': '成功',
    'zh-TW': '成功',
    'en-US': 'Succeeded',
  },
  table: {
    'zh-CN': '表',
    'zh-TW': '資料表',
    'en-US': 'Table',
  },
  tables: {
    'zh-CN': '最大的表',
    'zh-TW': '最大的資料表',
    'en-US': 'Largest tables',
  },
  took: {
    'zh-CN': '用时',
    'zh-TW': '用時',
    'en-US': 'Took',
  },
  trouble: {
    'zh-CN': '最近 24 小时',
    'zh-TW': '最近 24 小時',
    'en-US': 'Last 24 hours',
  },
  unlimited: { 'zh-CN': '不限', 'zh-TW': '不限', 'en-US': 'unlimited' },
  uptime: {
    'zh-CN': '已运行',
    'zh-TW': '已執行',
    'en-US': 'Uptime',
  },
  usedOf: { 'zh-CN': '{used} / {most}', 'zh-TW': '{used} / {most}', 'en-US': '{used} of {most}' },
  version: {
    'zh-CN': '版本',
    'zh-TW': '版本',
    'en-US': 'Version',
  },
  versionOf: {
    'zh-CN': '{version}（{build}）',
    'zh-TW': '{version}（{build}）',
    'en-US': '{version} ({build})',
  },
  waiting: {
    'zh-CN': '等待处理',
    'zh-TW': '等待處理',
    'en-US': 'Waiting',
  },
} satisfies Texts
