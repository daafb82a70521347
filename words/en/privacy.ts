/** What the page of privacy says. */
import { brand } from '#core/brand.ts'
import {
  CONSENT_DAYS,
  DELETION_NOTICE_DAYS,
  DESK_AUDIT_KEPT_YEARS,
  DEVICE_KEPT_DAYS,
  INVITATION_DAYS,
  MESSAGES_KEPT_MONTHS,
  PAID_KEPT_YEARS,
  REDIRECT_COOKIE_HOURS,
  REFERRAL_DAYS,
  RELEASE_KEPT_YEARS,
  RELEASE_NOTICE_DAYS,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  TOKEN_MINUTES,
  UNCONFIRMED_KEPT_MONTHS,
  UNPAID_KEPT_MONTHS,
} from '#core/constants.ts'

export const privacy = {
  title: 'Privacy',
  lead: 'A will is very private. This page says what we keep, why, and what you can do about it.',
  changed: '27 November 2026',
  sections: {
    short: {
      heading: 'The short version',
      list: {
        list: [
          'We keep what you type so that we can write your will. We use it for nothing else.',
          'We show no adverts, and we sell nothing about you. If you agree to cookies, we see which advert brought you.',
          'We do not train any software on your will.',
          'You can download a copy of it all, or delete it, on [your account page](/account).',
        ],
      },
    },
    who: { heading: 'Who looks after it', review: true, below: 'operator' },
    what: {
      heading: 'What we keep',
      onceYouHaveAnAccountOn: 'Once you have an account, on our own server:',
      list: {
        list: [
          'Your name, your email, and whether you own your home.',
          'Your password, scrambled in a way that cannot be undone. We cannot read it.',
          'Your answers: you, the people, charities and pets you name, what you own, and your wishes. We keep your earlier answers too, so that you can look back.',
          'The documents you downloaded, as they were.',
          'What you ordered, when, and if it was paid. We never see your card.',
          'When you agreed to our terms, what you agreed to before your first download, and, if you appoint a law firm, to what it charges.',
          'Which questions you have seen, so that you can carry on from any device.',
          'A list of what happened in your account and when, such as logging in. It does not hold your answers.',
          'If you ask a person to read your answers about your will: that you agreed to it, when someone opened them, and what they wrote to you. Until someone opens them you can cancel, and then nobody reads them.',
          'If you ask a law firm from here: which one, what you agreed to, when it looked at your case, and what it wrote to you.',
          'What our team looked at in your account, when and why. You can read it on [your account page](/account). They read your will only when you ask them to.',
          'If you review us: your rating, your words, and how much of your name we may show. We read every review before we publish it.',
          'Where you are logged in, in two or three words such as “Firefox on Windows”, and when you were last here.',
          `The browsers you logged in from, in the same two or three words, for ${DEVICE_KEPT_DAYS} days after you last did. We email you when you log in from a new one.`,
          'If you add a passkey or an authenticator app, its name, when it was added and last used, and what we need to recognise it. Your fingerprint or face never leaves your device.',
        ],
      },
      withoutAnAccountWeKeepOnly: 'Without an account we keep only what you send us: a message, or your name and email for the waiting list.',
      ourSystemLogHasTheTime: 'Our system log has the time, the kind of page and if it worked. It has no names, no addresses and no answers.',
    },
    browser: {
      heading: 'What stays in your browser',
      yourBrowserRemembersTheLanguageYou:
        'Your browser remembers the language you chose, if you chose one. It remembers that you are logged in, which steps you have seen, a payment you have started and a code you use to pay. It also holds your name and your will, encrypted. If a save fails, or we log you out while you type, it holds what you typed until we can save it.',
      beforeYouSignUpItHolds: 'Before you sign up it holds your first answers, encrypted, for 24 hours after you last used the page, and the code of a sponsor’s link.',
      asAnApp: 'If you install our pages as an app, it also keeps the words of your will on that device, encrypted, for 7 days after it was last online. You can then read them without a signal.',
      onlyYouLoggedInCanOpen: 'Only you, logged in, can open what is encrypted. Logging out removes it. What you typed and did not save is there when you log in again. If you share a computer, log out when you stop.',
    },
    cookies: {
      heading: 'Cookies',
      review: true,
      whenYouCreateAnAccountOr: `When you create an account or log in, a cookie called device tells us that you have logged in from this browser before. It cannot open your account. It keeps a stranger’s wrong passwords from shutting you out, and lets us email you if anyone logs in from somewhere else. It lasts ${DEVICE_KEPT_DAYS} days after you last log in. We cannot keep an account safe without it, so we do not ask.`,
      weSetNoOtherCookieUntil: `We set no other cookie until you choose. We then keep your choice in a cookie called policy-accepted, for ${CONSENT_DAYS} days. The pages work the same whichever you choose.`,
      ifYouAcceptWeMayAlso: 'If you accept, we may also keep:',
      list: {
        list: ['How you came here: the advert’s click number, the page you came to, the site before it, and the words the advert adds to a link. If you create an account, we keep it there.', `When we try two versions of a page, which one you saw. It is a cookie called afterTest, for ${REDIRECT_COOKIE_HOURS} hours.`],
      },
      ifAnAdvertBroughtYouWe: 'If an advert brought you, we may also tell the company that ran it which step you reached, with the click number and if your screen is small. We tell it nothing about your answers, your name or your email.',
      youCanChangeYourMindChoose: 'You can change your mind. Choose “Cookies” at the bottom of any page.',
    },
    why: {
      heading: 'Why the law lets us keep it',
      review: true,
      list: {
        list: [
          'You asked us to write your will, and we cannot do it without your answers. The law calls this a contract.',
          'You name other people in it: children, executors, friends. Nobody can make a will without them. The law calls this a legitimate interest. We keep no more about them than the will needs.',
          'Some answers may touch your health, your beliefs or your family life. Give these only where the will needs them.',
          'We email your partner only when you buy wills for both of you and invite them. If they accept, they get a copy of part of your will, once. Your invitation says which part.',
          'We email an executor, a guardian or whoever is to have your pet only when you ask us to, and do not tell them what the will says. What they answer is kept with your will, for you to read. They can [stop our emails](/unsubscribe).',
          'Once you have paid for your will, a program looks at it every night, and we email you when it is still to be signed or may be out of date. Nobody reads it for that. You can stop these emails on [your account page](/account).',
          'We email you about your account and what you buy. We send no news or adverts. If you asked us to tell you when we can write wills where you live, you can [stop that](/unsubscribe).',
        ],
      },
    },
    others: {
      heading: 'Who else sees it',
      review: true,
      below: 'third-parties',
      theFontsPicturesAndCodeOn: 'The fonts, pictures and code on our pages come from our own server. So no other company learns that you looked at a page.',
      ifYouBuyWillsForTwo: 'If you buy wills for two, your partner gets a copy of part of yours when they accept. After that, neither of you can see the other’s.',
      ifYouAskALawFirm: `If you ask a law firm from here, it sees what you agreed to, for ${REFERRAL_DAYS} days or until you take it back. It may keep notes of its own. Ask the firm about those.`,
      weDoNotTellYourExecutors: 'While you live, we do not tell your executors what your will says, or anyone else you did not ask. After your death, the people you chose get what you chose: see “Who may have what, after you” in your account. A court could order us to show it.',
      whenSomeoneDiesAndTheWill: 'When someone dies and the will is proved, the will becomes a public record. That is the law. So it is best to leave reasons and account numbers out of it.',
    },
    'how-long': {
      heading: 'How long we keep it',
      review: true,
      youCanDeleteYourAccountAt: 'You can delete your account at any time, and everything in it is deleted at once. Otherwise:',
      list: {
        list: [
          `If you paid for nothing, we delete your account when nobody has used it for ${UNPAID_KEPT_MONTHS} months.`,
          `If you never confirmed its email either, we delete it after ${UNCONFIRMED_KEPT_MONTHS} months.`,
          `If you paid, we delete your account when nobody has used it for ${PAID_KEPT_YEARS} years.`,
          `We email you ${DELETION_NOTICE_DAYS} days before. To keep it, log in.`,
          `We delete the address you invited your partner at when they accept, when you cancel the invitation, or after ${INVITATION_DAYS} days.`,
          `We delete a message to us, and our answer, after ${MESSAGES_KEPT_MONTHS} months.`,
          `We delete a report that somebody has died, when nothing comes of it, after ${MESSAGES_KEPT_MONTHS} months. Until then it is sealed.`,
          `What we give to the people you chose, after your death, stays open to them for ${RELEASE_KEPT_YEARS} years. They are told ${RELEASE_NOTICE_DAYS} days before. Then we delete your account, with everything in it.`,
          `We delete the list of what our team did after ${DESK_AUDIT_KEPT_YEARS} years. It has numbers, and no names of customers.`,
        ],
      },
      peopleOftenAskAboutAWill: `People often ask about a will only after a death. So when an account is deleted we keep a short record for ${PAID_KEPT_YEARS} years: that it existed, when, and what you bought. It has no name and no answers, and your email only in a scrambled form that cannot be undone.`,
      aLinkForANewPassword: `A link for a new password works for ${RESET_LINK_MINUTES} minutes. We log you out ${TOKEN_MINUTES} minutes after you close the page, and in any case after ${SESSION_DAYS} days.`,
    },
    safe: {
      heading: 'How we keep it safe',
      youCanAddAPasskeyOr:
        'You can add a passkey or an app with codes to your password. Our server checks who you are each time, and gives you only what is yours. We scramble passwords and keys before we store them, so nobody who steals our data can use them. We never ask for the passwords of your other accounts. Do not put them in a will.',
    },
    rights: {
      heading: 'What you can ask for',
      review: true,
      list: { list: ['A copy of what we hold about you, in a form you can take elsewhere. It is on [your account page](/account).', 'That we correct it. You can change most of it yourself.', 'That we delete it, or stop using it. You can delete your account yourself.'] },
      useTheContactFormAndChoose: 'Use the [contact form](/contact-us) and choose “My personal information”. It is free. We answer within a month.',
      ifSomeoneHasNamedYouIn: 'If someone has named you in their will, you have these rights too. We may have to refuse where the answer would show what another person wrote.',
      youCanComplainToUsWith: `You can complain to us with the [contact form](/contact-us). It confirms at once, by email, that we have your complaint, and we answer within 30 days. You can also complain to the [Information Commissioner](https://ico.org.uk), who watches over personal information in the UK.`,
    },
    questions: {
      heading: 'Ask us',
      writeToOrUseTheContact: `Write to [${brand.supportEmail}](mailto:${brand.supportEmail}) or use the [contact form](/contact-us).`,
    },
  },
} as const
