/** The provinces, cities and districts of the tests. */
export const places = [
  {
    id: 'zj',
    label: { 'zh-CN': '浙江', 'en-US': 'Zhejiang' },
    children: [
      {
        id: 'hz',
        label: { 'zh-CN': '杭州', 'en-US': 'Hangzhou' },
        children: [
          { id: 'xh', label: { 'zh-CN': '西湖', 'en-US': 'Xihu' } },
          { id: 'bj', label: { 'zh-CN': '滨江', 'en-US': 'Binjiang' } },
        ],
      },
      { id: 'nb', label: { 'zh-CN': '宁波', 'en-US': 'Ningbo' }, retired: true },
    ],
  },
  { id: 'sh', label: { 'zh-CN': '上海', 'en-US': 'Shanghai' } },
]
