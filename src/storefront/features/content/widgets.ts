import { defineWidgets, type FeatureBuild } from '@/storefront/renderer/widget';

export const widgets = defineWidgets({
  'content.announcement-detail': {
    load: () => import('./announcements/announcement-detail'),
    skeleton: 'none',
  },
  'content.announcement-list': {
    load: () => import('./announcements/announcement-list'),
    skeleton: 'form',
  },
  'content.announcements': {
    load: () => import('./announcements/announcements'),
    skeleton: 'form',
  },
  'content.app-intro': { load: () => import('./app-intro'), skeleton: 'none' },
  'content.download-block': { load: () => import('./download-block'), skeleton: 'panel', late: true },
  'content.download-option': { load: () => import('./download-option'), skeleton: 'line', late: true },
  'content.footer-panel': { load: () => import('./footer-panel'), skeleton: 'panel', late: true },
  'content.help': {
    load: () => import('./help/help'),
    skeleton: 'form',
  },
  'content.notice-card': { load: () => import('./notice-card'), skeleton: 'none' },
  'content.promotion-list': {
    load: () => import('./announcements/promotion-list'),
    skeleton: 'form',
  },
  'form.feedback': { load: () => import('./feedback/feedback'), skeleton: 'form' },
});

/** Only the build reads this. */
export const build = {
  chunk: 'content',
  first: true,
  chunks: { feedback: { widgets: ['form.feedback'], draws: ['form'] }, home: { widgets: ['content.notice-card'] } },
  calls: [
    'agentNotices',
    'announcements',
    'feedback',
    'feedbackImage',
    'helpCenter',
    'promotionCategories',
    'readAgentNotice',
  ],
} as const satisfies FeatureBuild;
