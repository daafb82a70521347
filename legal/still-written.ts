/** Where a sentence may stand that is in no row of `words/`. A test counts them. */

/** Tables of `core/` whose rows have a name and their words beside a condition, and the words of the will itself. */
export const inTables =
  /^(?:core\/(?:advice\/(?:[\w-]+\.triggers|questions)|existing-will\/(?:funnel|questions|results)|journey\/steps|rules\/(?:visitor-)?messages|law\/[\w-]+|lpa\/sections)\.ts$|drafting\/clauses\/|documents\/(?:template-input|filled-form)\.ts$)/

/** Read by engineers, by those who run the service, and at the desk. */
export const notForCustomers =
  /^(?:core\/(?:api\/|constants\.ts|journey\/|will\/|text\/)|core\/sign-off\/|drafting\/review-packet\.ts|server\/(?!features|mail|web-server)|server\/web-server\/build-pages\.ts|server\/features\/(?:charities\/|desk\/|documents\/lpa-forms|referrals\/(?:cases-desk|firm-list)|security\/security-events|sign-offs\/)|web\/(?:build|desk)\/)/

/** Code that still says sentences to customers, with how many. */
export const stillWritten: Readonly<Record<string, number>> = {
  'core/advice/triggers.ts': 1,
  'core/signing/calendar-file.ts': 1,
  'core/tax/change-words.ts': 2,
  'core/tax/estimate-words.ts': 1,
  'core/tax/tax-notes.ts': 2,
  'drafting/pack/solicitors-brief.ts': 6,
  'drafting/pack/trust-guide.ts': 8,
  'drafting/reading/trust-sentences.ts': 3,
  'server/features/account/account.routes.ts': 1,
  'server/features/account/account.service.ts': 1,
  'server/features/account/export.ts': 1,
  'server/features/wills/wills.routes.ts': 3,
  'server/features/auth/password-reset.service.ts': 1,
  'server/features/couple/couple.service.ts': 2,
  'server/features/couple/invitations.service.ts': 1,
  'server/features/documents/documents.routes.ts': 2,
  'server/features/documents/documents.service.ts': 7,
  'server/features/documents/render-pack.ts': 1,
  'server/features/email-change/email-change.service.ts': 2,
  'server/features/existing-will/existing-will.service.ts': 2,
  'server/features/expert-review/expert-review.service.ts': 1,
  'server/features/history/history.service.ts': 1,
  'server/features/payments/payments.service.ts': 2,
  'server/features/payments/settlement.service.ts': 9,
  'server/features/payments/refunds.service.ts': 3,
  'server/features/payments/payments.routes.ts': 1,
  'server/features/prints/prints.service.ts': 3,
  'server/features/record/record-document.ts': 13,
  'server/features/record/record.service.ts': 2,
  'server/features/referrals/referral.service.ts': 14,
  'server/features/referrals/what-firm-sees.ts': 1,
  'server/features/second-factor/second-factor.service.ts': 4,
  'server/features/security/lock.service.ts': 1,
  'server/features/verification/verification.service.ts': 1,
  'server/features/watch/watch.routes.ts': 1,
  'server/features/wills/save.rules.ts': 2,
  'server/features/wills/wills.service.ts': 2,
  'server/web-server/web.routes.ts': 3,
}
