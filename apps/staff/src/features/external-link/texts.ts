import type { Texts } from '@signet/std'

export const texts = {
  open: { 'zh-CN': '在浏览器中打开', 'zh-TW': '在瀏覽器中開啟', 'en-US': 'Open in browser' },
  outside: {
    'zh-CN': '这个页面不在系统之内',
    'zh-TW': '這個頁面不在系統之內',
    'en-US': 'This page is outside the app',
  },
  outsideHint: {
    'zh-CN': '它在下面这个网站上。确认可信后，再用浏览器打开。',
    'zh-TW': '它在下面這個網站上。確認可信後，再用瀏覽器開啟。',
    'en-US': 'It’s on the site below. Open it only if you trust it.',
  },
  refused: { 'zh-CN': '这个地址不能打开', 'zh-TW': '這個網址不能開啟', 'en-US': 'Can’t open this address' },
  refusedHint: {
    'zh-CN': '只能打开以 https:// 或 http:// 开头、不带用户名和密码的网址。',
    'zh-TW': '只能開啟以 https:// 或 http:// 開頭、不帶使用者名稱和密碼的網址。',
    'en-US':
      'Only addresses that start with https:// or http:// and contain no user name or password can be opened.',
  },
  title: { 'zh-CN': '外部页面', 'zh-TW': '外部網頁', 'en-US': 'External page' },
} satisfies Texts
