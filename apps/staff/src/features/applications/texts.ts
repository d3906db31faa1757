import type { Texts } from '@signet/std'

export const texts = {
  change: { 'zh-CN': '切换应用', 'zh-TW': '切換應用', 'en-US': 'Switch application' },
  changed: { 'zh-CN': '已切换到“{name}”', 'zh-TW': '已切換到「{name}」', 'en-US': 'Switched to “{name}”' },
  menu: { 'zh-CN': '菜单', 'zh-TW': '選單', 'en-US': 'Menu' },
  none: { 'zh-CN': '没有可切换的应用', 'zh-TW': '沒有可切換的應用', 'en-US': 'No applications to switch to' },
  noneHint: {
    'zh-CN': '管理员建立应用并对你开放后，会显示在这里',
    'zh-TW': '管理員建立應用並對你開放後，會顯示在這裡',
    'en-US': 'Applications appear here once an administrator creates them and opens them to you',
  },
  nothing: {
    'zh-CN': '这里没有可打开的内容',
    'zh-TW': '這裡沒有可開啟的內容',
    'en-US': 'Nothing here that you can open',
  },
  nothingHint: {
    'zh-CN': '菜单可能已被调整，请返回首页查看',
    'zh-TW': '選單可能已調整，請返回首頁檢視',
    'en-US': 'The menu may have changed. Go back to the home page to see it',
  },
} satisfies Texts
