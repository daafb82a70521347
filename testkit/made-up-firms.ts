/** Firms of solicitors that do not exist, and say so. */
import type { ListedFirm } from '#core/api/referral.ts'

export const madeUpFirms: readonly [ListedFirm, ListedFirm] = [
  {
    id: 'made-up-and-lane',
    name: 'Made-up & Lane LLP',
    sraNumber: '000001',
    where: 'Exampleton, and by video',
    charges:
      '£180 with VAT for reading your case and writing to you. A clause for your will is £120 with VAT more. You agree with the firm before it charges anything.',
    told: 'Its wills team: two made-up solicitors',
    commission: 'The firm pays us nothing.',
    website: 'https://made-up-and-lane.example/prices',
    email: 'cases@made-up-and-lane.example',
  },
  {
    id: 'invented-partners',
    name: 'Invented Partners',
    sraNumber: '000002',
    where: 'Samplebury',
    charges: 'The first half hour is free. After that £210 an hour with VAT.',
    told: 'Its one made-up solicitor',
    commission: 'The firm pays us nothing.',
    website: 'https://invented-partners.example/prices',
    email: 'post@invented-partners.example',
  },
]
