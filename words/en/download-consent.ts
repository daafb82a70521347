/** What is agreed to before the first download: Consumer Contracts Regulations 2013 regs 36 and 37. */
export const downloadConsent = {
  title: 'Before your first download',
  lead: 'The law gives you 14 days to change your mind about most things bought online. Once you have downloaded your documents you have what you paid for. So we ask you for both of these first.',
  changed: '21 November 2026',
  sections: {
    startNow: { heading: 'Your documents now', review: true, statement: 'Give me my documents now, within those 14 days.' },
    loseRight: { heading: 'Your right to cancel', review: true, statement: 'I understand that once I have downloaded them I can no longer cancel for that reason.' },
  },
} as const
