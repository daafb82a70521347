import { visitorMessages } from './visitor-messages.ts'

/** All messages by code. A rule returns a code; pages and replies look up its sentence here. */
export const messages = {
  ...visitorMessages,
  NOT_PAID: 'You did not pay for you will',
  DOB_REQUIRED: 'Please enter your Date of Birth',
  POSTCODE_WRONG_FORMAT: 'Please Enter a Valid Postcode',
  POSTCODE_NOT_UK: 'Make sure you have entered a valid UK postcode',
  PHONE_INVALID: 'Please Enter Your Phone Number',
  SELECT_GUARDIAN: 'Please select at least one Guardian',
  SELECT_CHILD: 'Please select at least one Child',
  SELECT_INHERIT: 'Please select at least one Person',
  SELECT_SOME_OPTION: 'Please select at least one option',
  ADD_ONE_BENEFICIARY: 'Please add at least one Beneficiary',
  ADD_ADULT_PERSON: 'Please Add at least one Person to continue',
  ADD_CHILD: 'Please Add at least one Child to continue',
  ADD_PET: 'Please Add at least one Pet to continue',
  QUESTIONS_UNANSWERED: 'Say whether any of this applies to you',
  ESTATE_SPLIT_NOT_100: 'Please make sure your Estate Split add up to 100%',
  ESTATE_FRACTIONS_NOT_ONE: 'Make the fractions add up to exactly one whole',
  ESTATE_SHARE_ZERO: "Estate shares can't have 0%",

  CONSENT_NEEDED: 'Tick both statements before your first download',
  IDEMPOTENCY_KEY_USED: 'This Idempotency-Key came with another body before. Send the other body with a key of its own',
  WRONG_PASSWORD: 'This password is not right. Try again',
  RESET_LINK_DEAD: 'This link has been used or is more than an hour old. Ask for a new one',
  EMAIL_LINK_DEAD: 'This link has been used or is too old. Ask for a new one on your account page',
  INVITATION_DEAD: 'This invitation has been used or cancelled, or is more than 30 days old. Ask for a new one',
  LIVES_ELSEWHERE:
    'We can only write wills for people who live in England or Wales. A solicitor where you live can help',
  CHARITY_NUMBER_WRONG_FORMAT:
    'A charity number has 6 or 7 digits, or SC or NIC before 6 digits. Leave it empty if you do not know it',
  CHARITY_NAME_WITHOUT_LETTERS: 'Type the name of the charity. Its number goes in the next field',
  INVITATION_OWN_EMAIL: 'This is your own email address. Type your partner’s',
  INVITATION_OWN: 'You sent this invitation. Your partner needs to open it, in their own account',
  IN_A_PAIR: 'Your will is already linked to your partner’s',
  NO_PARTNER_NAMED: 'Your will does not name a partner. Add your partner first',
  INVITATIONS_TOO_MANY: 'You have sent several invitations today. Send the next one tomorrow',
  EMAIL_UNVERIFIED: 'Confirm your email first: type the code we have sent you, on your account page',
  EMAIL_CODE_WRONG: 'This is not the code in our latest email to you. Check the six digits',
  EMAIL_CODE_DEAD: 'This code no longer works. Ask for a new one',
  EMAIL_CODES_TOO_MANY: 'We have sent you several codes today. Use the newest one, or ask again tomorrow',
  EMAIL_VERIFIED: 'You have already confirmed your email. You can change it on your account page',
  EMAIL_CHANGES_TOO_MANY: 'You have asked for several changes of email today. Ask again tomorrow',
  EMAIL_SAME: 'This is already the email of your account',
  UNSUBSCRIBE_LINK_DEAD: 'Part of this link is missing. Copy all of it from the email',
  PASSKEY_NOT_RECOGNISED: 'We do not know this passkey. Try again',
  SECOND_FACTOR_NEEDED:
    'Your password is right. Your account also asks for a passkey, a code from your app or a recovery code',
  TOTP_WRONG: 'This code is not right, or you have used it. Wait for the next one in your app, and type that one',
  TOTP_LATER:
    'Too many codes were wrong. Wait 15 minutes before the next one, or use a passkey or a recovery code instead',
  AUTHENTICATORS_TOO_MANY: 'You can have up to three authenticator apps. Remove one first',
  PASSKEY_TOO_LATE: 'This took too long. Start again',
  PASSKEYS_TOO_MANY: 'You can have up to 10 passkeys. Remove one first',
  RECOVERY_CODE_WRONG: 'This recovery code is not right, or you have used it before. Check it and try again',
  MESSAGE_TOO_LONG: 'Use at most 5,000 characters',
  ACCOUNT_LOCKED:
    'This account is locked, to keep it safe. Choose “Forgot your password?” and we will send a link to its address to open it again. If no email comes, write to us',
  NOT_ME_LINK_DEAD: 'This link has been used or is more than a week old, or the account is gone',
  WRONG_LOGIN: 'The email or the password is not right',
  DAY_REQUIRED: 'Give the day, the month and the year',
  DOB_NOT_REAL: 'This is not a real date. Check the day, month and year',
  DOB_IN_FUTURE: 'This date is in the future. Check the year',
  DOB_TOO_OLD: 'This date is more than 120 years ago. Write the year in full, like 1968',
  PARTNER_UNDER_16: 'This would make your partner younger than 16. Check the year',
  TESTATOR_UNDER_18: 'You must be 18 to make a will here',
  AMOUNT_REQUIRED: 'Enter an amount in pounds, more than 0 and up to 999,999,999, like 500 or 500.50',
  BY_RATE_ONE_CHARITY: 'Choose one charity that is registered. A sum can go to several',
  BY_RATE_ONCE: 'You already have a gift of this kind. Give a sum here',
  RANGE_BACKWARDS: 'Put the lower amount first',
  PERCENT_REQUIRED: 'Enter a percentage, like 25 or 33.33',
  BACKUP_OF_SELF: 'They cannot be the backup for their own share. Choose someone else',
  BACKUP_SPLIT_NOT_100: 'Make the backup shares add up to 100%',
  BACKUP_FRACTIONS_NOT_ONE: 'Make the backup fractions add up to exactly one whole',
  TOO_MANY_EXECUTORS: 'Choose up to four executors',
  EXECUTOR_UNDER_18: 'An executor must be living, and 18 or over. Choose someone else',
  GUARDIAN_UNDER_18: 'A guardian must be living, and 18 or over. Choose someone else',
  GUARDIAN_TWICE: 'This person is already a guardian. Choose someone else as the backup',
  ASSET_OVER_100:
    'Your gifts from this add up to more than 100%. Lower or remove one. For separate accounts, give the last four digits of each',
  GIFT_OF_HOME_NOT_OWNED:
    'You told us that you do not own your home. Change or remove the gift of it, or change what you told us',
  THING_IS_PROPERTY:
    'This sounds like a property. Give it as one, so we can ask who owns it with you and about a mortgage',
  THING_IS_BUSINESS:
    'This sounds like a business or a private company. Give it as a holding, and ask a solicitor first. Agreements may decide who can have it',
  THING_IS_PENSION:
    'You mostly cannot give a pension by will. Add it to the things you own, and tell the provider who should get it',
  THING_IS_POLICY:
    'You often cannot give life insurance by will. Add it to the things you own, and ask the insurer who would get it',
  THING_IS_CONTENTS: 'Families argue about “contents”. Name the things, or say that you do not mean money or papers',
  THING_IS_ACCOUNT:
    'This sounds like an account or an investment. Give it as one, so that nobody mistakes it for another',
  THING_IS_MONEY: 'This sounds like money. Give a sum, so that it does not depend on what is in a drawer that day',
  THEIR_CHILDREN_UNSAID: 'Say if their children are left out too',
  STEPCHILD_ROLE_UNSAID: 'Say if you have adopted this child, or are their guardian or special guardian',
  SAME_NAME:
    'Two people have this name. Say how each is related to you, or give an address or date of birth. If they are the same person, remove one',
  SIGNED_BEFORE_MADE: 'Your documents were made after this day. Check the date on the last page of your will',
  NOT_DOWNLOADED:
    'This will has not been downloaded yet, so there is no paper that you could have signed. Download and print it first',
  WITNESS_TWICE: 'Give the names of two different witnesses',
  NOT_SIGNED_YET: 'You have not told us that your will is signed. Say so first',
  ROLE_WITHOUT_EMAIL: 'We have no email for this person. Add one first',
  ROLE_ASKED: 'You have already asked this person',
  ROLE_REQUESTS_TOO_MANY:
    'We have sent all the emails of this kind that one account can send. Ask this person yourself',
  ROLE_HAS_ENOUGH_MAIL: 'We have sent this address several of these emails today. Ask this person yourself',
  DEATH_CODE: 'The code has 12 letters and figures. Copy all of it from the card',
  ROLE_LINK_DEAD: 'This link no longer works. Ask for a new one',
  ROLE_LINK_OTHER_ADDRESS:
    'Our email went to another address than that of this account. Log out, and use the address that it came to',
  ADD_ATTORNEY: 'Choose at least one attorney',
  ATTORNEY_UNDER_18: 'An attorney must be living, and 18 or over. Choose someone else',
  ATTORNEY_IS_DONOR: 'You cannot be your own attorney. Choose someone else',
  ATTORNEY_BANKRUPT: 'Someone who is bankrupt cannot look after your money. Choose someone else',
  REPLACEMENT_IS_ATTORNEY: 'This person is already an attorney. Choose someone else to step in',
  JOINT_DECISIONS_NEEDED: 'Say which decisions they must make together',
  TOLD_IS_ATTORNEY: 'This person is an attorney, so they already know. Choose someone else',
  TOO_MANY_TO_TELL: 'Choose up to five people to be told',
  CERTIFICATE_PROVIDER_IS_ATTORNEY: 'An attorney cannot also be the certificate provider. Choose someone else',
  CERTIFICATE_PROVIDER_IS_FAMILY:
    'The certificate provider cannot be your relative or partner, or an attorney’s. Choose someone else',
  OPINION_TOO_LONG: 'Use at most 1,000 characters',
  OPINION_GIVEN: 'You have already sent a review. Write to us to change it',
  TRUST_PERSON_UNDER_18: 'This person must be 18 or over. Choose someone else',
  TRUST_PERSON_TAKES: 'This person has it first, so they cannot have it afterwards. Choose someone else',
  TRUST_PERSON_LAST:
    'You chose this person to take if nobody else is left, so they cannot have it first. Change one of the two',
  TRUST_HOME_NOT_OWNED:
    'You told us that you do not own your home. Choose another property, or change what you told us',
  TRUST_HOME_JOINT:
    'When you die this home goes to its other owner, whatever your will says. A solicitor can help you to own separate parts first',
  TRUST_HOME_NOT_SURE: 'Find out how you own this home first. If you are joint tenants, it goes to the other owner',
  TRUST_HOME_GIVEN: 'You give this home to someone in a gift too. Remove the gift, or choose another home',
  TRUST_MORTGAGE_STAYS:
    'We can only write this if the mortgage is paid from the rest. A solicitor can help if it should stay',
  TRUST_END_PAST: 'This date has passed. Choose a later one',
  TRUST_YEARS_UNSAID: 'Type a number of years, from 1 to 40',
  TRUST_BENEFIT_NONE:
    'We can only write this for someone who has one of these benefits. A solicitor can help with any other',
  TRUST_BENEFIT_ENDS: 'We can only write this if the benefit is likely to last. A solicitor can help if it may end',
  TRUST_BEHIND_TRUST: 'Someone else has the income of the rest first. Say a sum of money for this person instead',
  TRUST_TRUSTEES_TOO_FEW:
    'At least two executors or backups are needed besides the person this is for. Choose one more',
  TRUST_TRUSTEES_ALL_TAKE:
    'All your executors and backups get a part when this ends. Choose one more, who gets nothing then',
  FIRM_NOT_OFFERED: 'We do not offer a law firm here. Choose people instead',
  FIRM_CHANGED: 'What the firm says about its fees has changed. Reload the page, read it again, and choose',
  PART_NOT_OFFERED: 'We do not offer this part of a will at present. Nothing else in your will has changed',
  UNKNOWN_ID: 'This person is no longer in your will. Reload the page and choose again',
} as const

export type Code = keyof typeof messages

/** A problem with an answer: the name of the field on its page, and the message code. */
export type Problem = { readonly field: string; readonly code: Code }

export const sentenceFor = (problem: Problem): string => messages[problem.code]
