/** When money goes back, and why it does not. The wording of both refusals awaits review by a solicitor. */
export const moneyBack = {
  until: {
    both: 'one of you downloads documents',
    documents: 'you download documents',
    partner: 'your partner downloads documents',
    unlinked: 'one of you unlinks the wills',
    sheet: 'you download the sheet of your power of attorney',
    sheets: 'you download the sheets of your powers of attorney',
    findings: 'you open your report',
    review: 'someone starts to read your answers',
    print: 'we post your will',
  },
  allUntil: (until: string) => `All your money back until ${until}.`,
  alone: {
    lpa: 'the power of attorney until you download its sheet',
    'lpa-both': 'the powers of attorney until you download their sheets',
    print: 'the bound print until we post it',
  },
  andFor: (parts: string, next: string) => `${parts}, and for ${next}`,
  aloneUntil: (parts: string) => `You can have back the money for ${parts}, and keep the rest.`,
  itemRefusal: 'We cannot refund this part of your order here. If something is not right, write to us. We look at each case, and your legal rights stay the same.',
  delivered: {
    documents: 'You have downloaded documents from this order',
    'power of attorney': 'You have downloaded the sheets for your power of attorney',
    'partner documents': 'Your partner has downloaded documents from this order',
    'former partner': 'Your former partner keeps the will that this order paid for',
    findings: 'You have read your report',
    'expert review': 'Someone has started to read your answers',
    print: 'We have printed and posted your will',
  },
  refusal: (delivered: string) => `${delivered}, so we cannot refund this here. If something is not right, write to us. We look at each case, and your legal rights stay the same.`,
  free: 'What you chose is free, so you do not need this code.',
  codeIsFor: (names: string) => `This code is for ${names}, which you are not ordering now.`,
}

/** To whoever deletes an account while money may still come for it or has still to go back. */
export const deletion = {
  payment: 'We do not know yet whether a payment from this account arrives. That takes minutes, or with some banks a few days. Try again then.',
  refund: 'A refund to you has not gone through yet. We keep trying, and email you when it has. You can delete your account then.',
  dispute: 'Your bank is looking into a payment from this account, and may ask us what you ordered and what you received. We keep your account until it has decided, which can take three months. You can delete it then, or sooner if you ask your bank to drop its question.',
  'by hand': 'We owe you a refund that could not be paid to the card or account you paid from. Write to us, and we will pay it to you another way. You can delete your account then.',
} as const
