/** A law firm that customers may appoint, as the settings of a server name it. */
export const firm = {
  PARTNER_FIRM_NAME: 'Poe & Lane LLP',
  PARTNER_FIRM_SRA_NUMBER: '600123',
  PARTNER_FIRM_FEES:
    'By the hour, at £240 to £320 with VAT. For a house and savings, most people have paid £4,000 to £9,000.',
  PARTNER_FIRM_COMMISSION: 'The firm pays us nothing.',
  PARTNER_FIRM_WEBSITE: 'https://poe-lane.example/prices',
}
