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
  'server/features/referrals/what-firm-sees.ts': 1,
  // To engineers, and at the desk.
  'server/platform/errors.ts': 5,
}

/**
 * Has no label of ours: a screen draws none, which another test holds, and the others are lines of a protocol, names of charities and
 * styles, and the API as engineers and the desk read it.
 */
export const noLabels =
  /^(?:web\/|core\/(?:api|charities)\/|documents\/word-file|server\/web-server\/(?:built-pages|web\.routes)|server\/features\/(?:payments\/stripe-webhook|death\/death-at-desk))/

/** Code that still has labels of its own, with how many. */
export const stillLabelled: Readonly<Record<string, number>> = {
  'core/advice/tiles.ts': 29,
  'core/advice/triggers.ts': 1,
  'core/estate/distribution.ts': 1,
  'core/estate/failures.ts': 1,
  'core/estate/outside-the-will.ts': 1,
  'core/estate/plan.ts': 1,
  'core/executor/probate-sheet.ts': 1,
  'core/executor/released-schema.ts': 1,
  'core/picture/cards.ts': 1,
  'core/signing/calendar-file.ts': 3,
  'core/tax/attribution.ts': 17,
  'core/tax/bear.ts': 19,
  'core/tax/change-words.ts': 1,
  'core/tax/charge.ts': 38,
  'core/tax/estimate-words.ts': 9,
  'core/tax/gifts.ts': 23,
  'core/tax/home-allowance.ts': 19,
  'core/tax/ledger.ts': 1,
  'core/tax/relief.ts': 27,
  'core/tax/tax-notes.ts': 2,
  'core/tax/titles.ts': 3,
  'core/tax/world.ts': 3,
  'documents/unsupported-characters.ts': 1,
  'drafting/draft.ts': 1,
  'drafting/mirror.ts': 1,
  'drafting/open-data.ts': 1,
  'drafting/pack/land-steps.ts': 9,
  'drafting/pack/solicitors-brief.ts': 27,
  'drafting/pack/trust-guide.ts': 26,
  'drafting/pack/trust-steps.ts': 13,
  'drafting/reading/trust-sentences.ts': 2,
  'server/features/account/export.ts': 11,
  'server/features/auth/auth.service.ts': 2,
  'server/features/death/released.service.ts': 1,
  'server/features/payments/payments.service.ts': 1,
  'server/features/payments/refunds.service.ts': 3,
  'server/features/referrals/what-firm-sees.ts': 2,
  'server/features/second-factor/second-factor.service.ts': 1,
  'server/platform/errors.ts': 5,
}
