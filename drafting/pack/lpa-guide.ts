import { figureOn } from '#core/law/figures-of-law.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { poundsInWords, price } from '#core/text/money.ts'
import { lpaPages, MOST_PEOPLE_TO_TELL } from '#core/will/lpa-options.ts'
import type { CompleteWill } from '../complete-will.ts'
import { bullets, heading, note, type PackDocument, paragraph, subheading } from './pack-document.ts'

/** A web address as it is read on paper. */
const withoutScheme = (url: string): string => url.replace('https://www.', '')

/**
 * How to make a lasting power of attorney: the types, the people, the order of signing and the fee.
 * @param withSheets Whether data sheets to copy from are in the same pack.
 * @param today The day for which the fee is stated.
 * @param filled Whether every form is in the same pack, filled in.
 */
export const lpaGuide = (
  { parts: { testator } }: CompleteWill,
  { withSheets, filled, today }: { readonly withSheets: boolean; readonly filled: boolean; readonly today: Day },
): PackDocument => ({
  kind: 'lpa-guide',
  id: 'lpa-guide',
  title: 'Your lasting power of attorney, step by step',
  fileTitle: `Power of attorney guide for ${testator.name}`,
  purpose: 'Takes you from an empty form to a registered power of attorney, in the order that counts.',
  blocks: [
    paragraph(
      'A will takes effect when you die. A lasting power of attorney lets people you trust act for you while you are alive. You are the donor; they are your attorneys. It works only once the Office of the Public Guardian has registered it, and it ends when you die.',
    ),
    note(
      'While you can decide for yourself',
      'You can make one only while you understand what it means. You can cancel it as long as you do. If you are asked to sign in a hurry, or by someone who gains from it, stop and ask for help.',
    ),
    heading('The two types'),
    subheading('Money and property: form LP1F'),
    paragraph(
      'Bank accounts, bills, pensions, your home. You choose whether your attorneys may act as soon as it is registered, with your agreement, or only when you cannot decide for yourself.',
    ),
    subheading('Health and care: form LP1H'),
    paragraph(
      'Daily care, medical treatment, where you live. Attorneys may act only when you cannot decide for yourself. You say on the form itself whether they may agree to or refuse treatment to keep you alive.',
    ),
    heading('The people you need'),
    subheading('Attorneys'),
    bullets(
      'At least one, 18 or over. For money and property, nobody who is bankrupt or has a debt relief order.',
      'With two or more you choose how they decide. Jointly and severally: together or each alone. Jointly: only all together, and if one can no longer act, none of them can. Jointly for some decisions: you say which, and if one can no longer act, the others can no longer make those.',
      'You can name others to step in, called replacement attorneys. Do so if some or all decisions are to be made jointly.',
    ),
    subheading('A certificate provider'),
    paragraph(
      'They talk to you, without the attorneys in the room if possible, and confirm that you understand and that nobody is pressing you.',
    ),
    bullets(
      'They must be 18 or over, and either have known you well for at least two years, or have the skills to judge, such as a doctor, a solicitor or a social worker.',
      'They must not be an attorney or a replacement, in this or any other power of attorney of yours.',
      'They must not be a relative, spouse, civil partner or partner, yours or an attorney’s.',
      'They must not be a business partner or paid employee, yours or an attorney’s, nor run or work in a care home where you live, nor be a relative of someone who does.',
    ),
    subheading('People to notify'),
    paragraph(
      `You may name up to ${MOST_PEOPLE_TO_TELL} people who are told before it is registered, on form LP3, so that they can say if something worries them. They cannot be attorneys or replacements. You do not have to name anyone.`,
    ),
    subheading('A witness'),
    paragraph(
      'Someone of 18 or over sees you sign. They must not be an attorney or a replacement. Your certificate provider may be your witness. Each attorney’s signature needs a witness too, who must not be you.',
    ),
    heading('Preferences and instructions'),
    bullets(
      'Gifts. Attorneys may give presents of a reasonable value on birthdays, weddings and the like, and to charities you gave to. Anything larger needs the Court of Protection. An instruction cannot allow more.',
      'Investments. If a manager decides about your savings for you, or may one day, banks ask for an instruction such as: “My attorneys may let a discretionary investment manager make decisions about my investments, on the manager’s terms.” Ask the manager or a solicitor which words they need.',
      'An instruction that cannot work in law can keep the form from being registered. You do not have to write any.',
    ),
    heading('Sign in this order'),
    {
      kind: 'steps',
      items: [
        {
          title: 'You fill in the form',
          words: [
            ...(filled
              ? [
                  'The form is among your documents, filled in. Print it, check every line, and write in what is missing.',
                ]
              : [
                  'Get form LP1F, LP1H or both from the Office of the Public Guardian, free of charge.',
                  `The forms are at ${withoutScheme(lpaPages.forms)}.`,
                  ...(withSheets ? ['Copy from your sheet. Its sections are in the same order as the form.'] : []),
                ]),
            `You can also give the same answers online, at ${withoutScheme(lpaPages.online)}. Then you print and sign what the service makes.`,
          ],
        },
        {
          title: 'You sign first',
          words: [
            'Sign any continuation sheets 1 and 2 before section 9, or on the same day. On form LP1H also sign section 5, before section 9 or on the same day. Then sign and date section 9 in front of your witness.',
          ],
        },
        {
          title: 'Then your certificate provider',
          words: ['They sign section 10, after you have signed, on the same day or later.'],
        },
        {
          title: 'Then every attorney and replacement',
          words: ['Each signs their own section 11 in front of a witness, after the certificate provider.'],
        },
        {
          title: 'Then it is registered',
          words: [
            'You or an attorney fills in sections 12 to 15 and signs section 15 last of all. Send form LP3 to anyone you named to be notified. Then send the form and the fee to the Office of the Public Guardian.',
          ],
        },
      ],
    },
    note(
      'Check every date',
      'The dates must never run backwards: you, the certificate provider, the attorneys, the person who applies. If one is wrong, the form may be refused, and sending it again can cost more.',
    ),
    heading('What it costs to register'),
    bullets(
      `${price(figureOn('lpa-registration-fee', today))} for each power of attorney, paid to the Office of the Public Guardian. It is not part of what you paid us.`,
      `Half of that, ${price(figureOn('lpa-registration-fee', today) / 2)}, if your income before tax is less than ${poundsInWords(figureOn('lpa-half-fee-income', today))} a year. Nothing if you get certain means-tested benefits. It is your income that counts, not your attorneys’. Ask with form LPA120, and send proof.`,
    ),
    heading('How long it takes'),
    paragraph(
      'The Office of the Public Guardian waits four weeks, so that anyone who was told can object. If the form has no mistakes, count on eight to ten weeks in all. Nobody can act with it before.',
    ),
    heading('When it comes back'),
    bullets(
      'It has a stamp on every page. Keep it safe, and tell your attorneys where it is.',
      'Banks and doctors may ask to see it, or a copy certified as a true one. You can certify copies yourself while you can decide for yourself. A solicitor can do it too.',
      'With the key in the letter that comes with it, you can also show it online with the service “Use a lasting power of attorney” on GOV.UK.',
    ),
  ],
})
