import type { Texts } from '@signet/std'

export const texts = {
  aborted: {
    'zh-CN': '请求已取消（{errCode}）',
    'zh-TW': '請求已取消（{errCode}）',
    'en-US': 'The request was canceled ({errCode})',
  },
  networkFailed: {
    'zh-CN': '连接服务器失败，请检查网络后重试（{errCode}）',
    'zh-TW': '無法連線至伺服器，請檢查網路後再試（{errCode}）',
    'en-US': 'Couldn’t reach the server. Check your connection and try again. ({errCode})',
  },
  'page.notFound': {
    'zh-CN': '链接可能已失效，或者地址有误',
    'zh-TW': '連結可能已失效，或網址有誤',
    'en-US': 'The link may be out of date, or the address may be wrong',
  },
  'page.notTab': {
    'zh-CN': '这个地址不是底部导航中的页面',
    'zh-TW': '這個網址不是底部導覽中的頁面',
    'en-US': 'This address isn’t one of the tabs',
  },
  'page.tabNotFound': {
    'zh-CN': '没有这个标签页，请从首页进入',
    'zh-TW': '沒有這個分頁，請從首頁進入',
    'en-US': 'There is no such tab. Start from the home page.',
  },
  requestFailed: {
    'zh-CN': '请求出错，请重试',
    'zh-TW': '請求發生錯誤，請重試',
    'en-US': 'Something went wrong. Try again.',
  },
  'socket.attempt': {
    'zh-CN': 'IM 连接中：第 {attempt} 次尝试',
    'zh-TW': 'IM 連線中：第 {attempt} 次嘗試',
    'en-US': 'Connecting to messaging: attempt {attempt}',
  },
  'socket.connectFailed': {
    'zh-CN': '无法建立实时连接，稍后会自动重试（{errCode}）',
    'zh-TW': '無法建立即時連線，稍後會自動重試（{errCode}）',
    'en-US': 'Couldn’t connect for live updates. Trying again soon. ({errCode})',
  },
  'socket.failed': {
    'zh-CN': 'IM 通讯连接失败，请联系服务器管理员',
    'zh-TW': 'IM 通訊連線失敗，請聯絡伺服器管理員',
    'en-US': 'Couldn’t connect to messaging. Contact your server administrator.',
  },
  'socket.notConnected': {
    'zh-CN': '实时连接已断开',
    'zh-TW': '即時連線已中斷',
    'en-US': 'Live updates are already disconnected',
  },
  'socket.notOpen': {
    'zh-CN': '实时连接尚未建立，没有发出（{errCode}）',
    'zh-TW': '即時連線尚未建立，沒有送出（{errCode}）',
    'en-US': 'Live updates aren’t connected, so this wasn’t sent ({errCode})',
  },
  'status.401': {
    'zh-CN': '用户没有权限（令牌、用户名或密码错误）',
    'zh-TW': '使用者沒有權限（權杖、帳號或密碼錯誤）',
    'en-US': 'You don’t have permission (the token, user name or password is wrong)',
  },
  'status.403': {
    'zh-CN': '用户已得到授权，但禁止访问',
    'zh-TW': '使用者已獲授權，但禁止存取',
    'en-US': 'You’re logged in, but you don’t have access',
  },
  'status.404': {
    'zh-CN': '请求的资源不存在',
    'zh-TW': '要求的資源不存在',
    'en-US': 'We couldn’t find what you requested',
  },
  'status.405': {
    'zh-CN': '请求方法不被允许',
    'zh-TW': '不允許的請求方法',
    'en-US': 'This request method isn’t allowed',
  },
  'status.408': { 'zh-CN': '请求超时', 'zh-TW': '請求逾時', 'en-US': 'The request timed out' },
  'status.500': {
    'zh-CN': '服务器发生错误，请联系管理员',
    'zh-TW': '伺服器發生錯誤，請聯絡管理員',
    'en-US': 'Something went wrong on the server. Contact your administrator.',
  },
  'status.501': {
    'zh-CN': '服务未实现',
    'zh-TW': '尚未提供此服務',
    'en-US': 'The server doesn’t support this',
  },
  'status.502': { 'zh-CN': '网络错误', 'zh-TW': '網路錯誤', 'en-US': 'Network error' },
  'status.503': {
    'zh-CN': '服务不可用，服务器过载或正在维护',
    'zh-TW': '服務無法使用，伺服器過載或正在維護',
    'en-US': 'The service is unavailable: overloaded or under maintenance',
  },
  'status.504': { 'zh-CN': '网络超时', 'zh-TW': '網路逾時', 'en-US': 'Network timeout' },
  'status.505': {
    'zh-CN': '不支持该 HTTP 版本',
    'zh-TW': '不支援此 HTTP 版本',
    'en-US': 'The server doesn’t support this HTTP version',
  },
  'stored.notFound': {
    'zh-CN': '本设备上没有打开此页面所需的数据，请从列表中重新打开。',
    'zh-TW': '本裝置上沒有開啟此頁面所需的資料，請從列表中重新開啟。',
    'en-US': 'This device doesn’t have what this page needs. Open it again from its list.',
  },
  timedOut: {
    'zh-CN': '接口请求超时，请刷新后重试（{errCode}）',
    'zh-TW': '介面請求逾時，請重新整理後再試（{errCode}）',
    'en-US': 'The request timed out. Refresh and try again. ({errCode})',
  },
  'upload.failed': {
    'zh-CN': '上传失败，请重试',
    'zh-TW': '上傳失敗，請重試',
    'en-US': 'Upload failed. Try again.',
  },
} satisfies Texts
