import type { Texts } from '@signet/std'

export const texts = {
  'column.address': {
    'zh-CN': '地址',
    'zh-TW': '位址',
    'en-US': 'Address',
  },
  'column.at': {
    'zh-CN': '时间',
    'zh-TW': '時間',
    'en-US': 'Time',
  },
  'column.call': { 'zh-CN': '调用', 'zh-TW': '呼叫', 'en-US': 'Call' },
  'column.count': {
    'zh-CN': '次数',
    'zh-TW': '次數',
    'en-US': 'Count',
  },
  'column.device': { 'zh-CN': '设备', 'zh-TW': '裝置', 'en-US': 'Device' },
  'column.milliseconds': {
    'zh-CN': '用时（毫秒）',
    'zh-TW': '用時（毫秒）',
    'en-US': 'Time (ms)',
  },
  'column.person': {
    'zh-CN': '人员',
    'zh-TW': '人員',
    'en-US': 'Person',
  },
  'column.reason': {
    'zh-CN': '结果',
    'zh-TW': '結果',
    'en-US': 'Result',
  },
  'column.requestId': {
    'zh-CN': '请求编号',
    'zh-TW': '請求編號',
    'en-US': 'Request ID',
  },
  'column.target': {
    'zh-CN': '对象',
    'zh-TW': '對象',
    'en-US': 'Target',
  },
  'column.targetId': { 'zh-CN': '对象编号', 'zh-TW': '對象編號', 'en-US': 'Target ID' },
  'column.way': { 'zh-CN': '登录方式', 'zh-TW': '登入方式', 'en-US': 'Way of sign-in' },
  'column.what': {
    'zh-CN': '操作',
    'zh-TW': '操作',
    'en-US': 'Action',
  },
  done: {
    'zh-CN': '成功',
    'zh-TW': '成功',
    'en-US': 'Done',
  },
  'emptyHint.anonymous': {
    'zh-CN': '未登录的访问被拒绝时，会按小时和网络计数。',
    'zh-TW': '未登入的存取被拒絕時，會按小時和網路計數。',
    'en-US': 'Calls refused without a session are counted here by hour and network.',
  },
  'emptyHint.faults': {
    'zh-CN': '服务器出错时会记在这里，可用错误页上的请求编号查找。',
    'zh-TW': '伺服器出錯時會記在這裡，可用錯誤頁上的請求編號尋找。',
    'en-US': 'Server errors appear here. Find one by the request ID on the error page.',
  },
  'emptyHint.keys': {
    'zh-CN': '其他程序用访问密钥调用接口时，每次调用都会记在这里。',
    'zh-TW': '其他程式用存取金鑰呼叫介面時，每次呼叫都會記在這裡。',
    'en-US': 'Each call that a program makes with an access key appears here.',
  },
  'emptyHint.operations': {
    'zh-CN': '管理员修改了什么，会记在这里。',
    'zh-TW': '管理員修改了什麼，會記在這裡。',
    'en-US': 'What administrators change appears here.',
  },
  'emptyHint.refused': {
    'zh-CN': '没有权限的访问会记在这里。',
    'zh-TW': '沒有權限的存取會記在這裡。',
    'en-US': 'Attempts without permission appear here.',
  },
  'emptyHint.requests': {
    'zh-CN': '在“设置 › 保留期限”中打开“记录全部请求”后，每个请求会记在这里。',
    'zh-TW': '在「設定 › 保留期限」中開啟「記錄全部請求」後，每個請求會記在這裡。',
    'en-US': 'Each request appears here once Settings › Retention records them.',
  },
  'emptyHint.signIns': {
    'zh-CN': '登录成功和失败都会记在这里。',
    'zh-TW': '登入成功和失敗都會記在這裡。',
    'en-US': 'Sign-ins and failed attempts appear here.',
  },
  'emptyHint.slow': {
    'zh-CN': '用时过长的请求会记在这里。',
    'zh-TW': '用時過長的請求會記在這裡。',
    'en-US': 'Calls that take too long appear here.',
  },
  export: {
    'zh-CN': '导出',
    'zh-TW': '匯出',
    'en-US': 'Export',
  },
  'kind.anonymous': {
    'zh-CN': '未登录的被拒请求',
    'zh-TW': '未登入的被拒請求',
    'en-US': 'Refused without sign-in',
  },
  'kind.faults': {
    'zh-CN': '错误日志',
    'zh-TW': '錯誤日誌',
    'en-US': 'Errors',
  },
  'kind.keys': {
    'zh-CN': '密钥调用',
    'zh-TW': '金鑰呼叫',
    'en-US': 'Access key calls',
  },
  'kind.operations': {
    'zh-CN': '操作日志',
    'zh-TW': '操作日誌',
    'en-US': 'Operations',
  },
  'kind.refused': {
    'zh-CN': '被拒绝的访问',
    'zh-TW': '被拒絕的存取',
    'en-US': 'Refused attempts',
  },
  'kind.requests': { 'zh-CN': '全部请求', 'zh-TW': '全部請求', 'en-US': 'All requests' },
  'kind.signIns': { 'zh-CN': '登录日志', 'zh-TW': '登入日誌', 'en-US': 'Sign-ins' },
  'kind.slow': {
    'zh-CN': '慢请求',
    'zh-TW': '慢請求',
    'en-US': 'Slow calls',
  },
  outcome: { 'zh-CN': '结果', 'zh-TW': '結果', 'en-US': 'Outcome' },
  'outcome.failed': { 'zh-CN': '失败或被拒', 'zh-TW': '失敗或被拒', 'en-US': 'Failed or refused' },
  'outcome.succeeded': { 'zh-CN': '成功', 'zh-TW': '成功', 'en-US': 'Succeeded' },
  period: {
    'zh-CN': '时间范围',
    'zh-TW': '時間範圍',
    'en-US': 'Period',
  },
  person: {
    'zh-CN': '人员',
    'zh-TW': '人員',
    'en-US': 'Person',
  },
  stack: {
    'zh-CN': '在服务器中的位置',
    'zh-TW': '在伺服器中的位置',
    'en-US': 'Place in the server',
  },
  'way.confirmation': { 'zh-CN': '身份确认', 'zh-TW': '身分確認', 'en-US': 'Identity check' },
  'way.directory': { 'zh-CN': '目录账号', 'zh-TW': '目錄帳號', 'en-US': 'Directory account' },
  'way.passkey': { 'zh-CN': '通行密钥', 'zh-TW': '通行金鑰', 'en-US': 'Passkey' },
  'way.password': { 'zh-CN': '密码', 'zh-TW': '密碼', 'en-US': 'Password' },
  'way.provider': { 'zh-CN': '单点登录', 'zh-TW': '單一登入', 'en-US': 'Single sign-on' },
  'way.scan': { 'zh-CN': '扫码', 'zh-TW': '掃碼', 'en-US': 'QR code' },
  'way.sms': { 'zh-CN': '短信验证码', 'zh-TW': '簡訊驗證碼', 'en-US': 'Text message' },
} satisfies Texts
