/** Where a sentence may stand that is in no row of `words/`. A test counts them. */

/** Tables of `core/` whose rows have a name and their words beside a condition, and the words of the will itself. */
export const inTables =
  /^(?:core\/(?:advice\/(?:[\w-]+\.triggers|questions)|existing-will\/(?:funnel|questions|results)|journey\/steps|rules\/(?:visitor-)?messages|law\/[\w-]+|lpa\/sections)\.ts$|drafting\/clauses\/|documents\/(?:template-input|filled-form)\.ts$)/

/** Read by engineers, by those who run the service, and at the desk. */
export const notForCustomers =
  /^(?:core\/(?:api\/contract\/|constants\.ts|journey\/|will\/|text\/)|core\/sign-off\/|drafting\/review-packet\.ts|server\/(?!features|mail|platform\/errors|web-server)|server\/web-server\/build-pages\.ts|server\/features\/(?:charities\/|desk\/|documents\/lpa-forms|referrals\/(?:cases-desk|firm-list)|security\/security-events|sign-offs\/)|web\/(?:build|desk)\/)/

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
  'server/features/account/export.ts': 1,
  'server/features/payments/payments.service.ts': 1,
  'server/features/record/record-document.ts': 13,
  'server/features/record/record.service.ts': 2,
  'server/features/referrals/what-firm-sees.ts': 1,
  // To engineers, and at the desk.
  'server/platform/errors.ts': 5,
  'server/web-server/web.routes.ts': 3,
}
