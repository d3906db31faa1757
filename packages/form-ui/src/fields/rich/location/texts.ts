import type { Texts } from '@signet/std'

export const texts = {
  title: { 'zh-CN': '定位', 'zh-TW': '定位', 'en-US': 'Location' },
  choose: { 'zh-CN': '选择位置', 'zh-TW': '選擇位置', 'en-US': 'Choose location' },
  clear: { 'zh-CN': '清除位置', 'zh-TW': '清除位置', 'en-US': 'Clear location' },
  onPhone: {
    'zh-CN': '请在手机上选择位置',
    'zh-TW': '請在手機上選擇位置',
    'en-US': 'Choose the location on your phone',
  },
  map: { 'zh-CN': '地图', 'zh-TW': '地圖', 'en-US': 'Map' },
  closer: { 'zh-CN': '放大地图', 'zh-TW': '放大地圖', 'en-US': 'Zoom in' },
  farther: { 'zh-CN': '缩小地图', 'zh-TW': '縮小地圖', 'en-US': 'Zoom out' },
  here: { 'zh-CN': '回到我的位置', 'zh-TW': '回到我的位置', 'en-US': 'Go to my location' },
  search: { 'zh-CN': '搜索地点', 'zh-TW': '搜尋地點', 'en-US': 'Search places' },
  places: { 'zh-CN': '地点列表', 'zh-TW': '地點清單', 'en-US': 'Places' },
  thisPoint: { 'zh-CN': '地图中心点', 'zh-TW': '地圖中心點', 'en-US': 'Map center' },
  more: { 'zh-CN': '更多地点', 'zh-TW': '更多地點', 'en-US': 'More places' },
  failed: { 'zh-CN': '地点加载失败', 'zh-TW': '地點載入失敗', 'en-US': 'Couldn’t load places' },
  confirm: { 'zh-CN': '选定此位置', 'zh-TW': '選定此位置', 'en-US': 'Use this location' },
  away: { 'zh-CN': '距离 {distance} 米', 'zh-TW': '距離 {distance} 公尺', 'en-US': '{distance} m away' },
  awayFar: {
    'zh-CN': '距离 {distance} 公里',
    'zh-TW': '距離 {distance} 公里',
    'en-US': '{distance} km away',
  },
  'missing.denied': {
    'zh-CN': '未获得定位权限，可在地图上选择',
    'zh-TW': '未取得定位權限，可在地圖上選擇',
    'en-US': 'Location access was denied. Choose on the map instead.',
  },
  'missing.unavailable': {
    'zh-CN': '暂时无法定位，可在地图上选择',
    'zh-TW': '暫時無法定位，可在地圖上選擇',
    'en-US': 'Your location isn’t available. Choose on the map instead.',
  },
  'missing.tooSlow': {
    'zh-CN': '定位超时，可在地图上选择',
    'zh-TW': '定位逾時，可在地圖上選擇',
    'en-US': 'Finding your location took too long. Choose on the map instead.',
  },
} satisfies Texts

export const studioTexts = {
  'setting.placeholder': { 'zh-CN': '占位文字', 'zh-TW': '提示文字', 'en-US': 'Placeholder' },
  'setting.startHere': {
    'zh-CN': '新建时自动填入当前位置',
    'zh-TW': '新增時自動帶入目前位置',
    'en-US': 'Fill in the current location on new forms',
  },
  'setting.adjustment': {
    'zh-CN': '距当前位置最多（米，0 为不限）',
    'zh-TW': '距目前位置最多（公尺，0 為不限）',
    'en-US': 'Maximum distance from current location (m, 0 for no limit)',
  },
  'setting.onDesktop': {
    'zh-CN': '允许在电脑上选择',
    'zh-TW': '允許在電腦上選擇',
    'en-US': 'Allow choosing on desktop',
  },
  'setting.allowed': { 'zh-CN': '允许的范围', 'zh-TW': '允許的範圍', 'en-US': 'Allowed areas' },
  'setting.allowed.name': { 'zh-CN': '地点名称', 'zh-TW': '地點名稱', 'en-US': 'Name' },
  'setting.allowed.longitude': { 'zh-CN': '经度', 'zh-TW': '經度', 'en-US': 'Longitude' },
  'setting.allowed.latitude': { 'zh-CN': '纬度', 'zh-TW': '緯度', 'en-US': 'Latitude' },
  'setting.allowed.radius': { 'zh-CN': '半径（米）', 'zh-TW': '半徑（公尺）', 'en-US': 'Radius (m)' },
  'circle.add': { 'zh-CN': '添加范围', 'zh-TW': '新增範圍', 'en-US': 'Add area' },
  'circle.name': { 'zh-CN': '名称', 'zh-TW': '名稱', 'en-US': 'Name' },
  'circle.longitude': { 'zh-CN': '经度', 'zh-TW': '經度', 'en-US': 'Longitude' },
  'circle.latitude': { 'zh-CN': '纬度', 'zh-TW': '緯度', 'en-US': 'Latitude' },
  'circle.radius': { 'zh-CN': '半径（米）', 'zh-TW': '半徑（公尺）', 'en-US': 'Radius (m)' },
  'circle.remove': { 'zh-CN': '移除此范围', 'zh-TW': '移除此範圍', 'en-US': 'Remove this area' },
} satisfies Texts
