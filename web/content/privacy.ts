import { brand } from '#core/brand.ts'
import {
  CONSENT_DAYS,
  DELETION_NOTICE_DAYS,
  DEVICE_KEPT_DAYS,
  INVITATION_DAYS,
  MESSAGES_KEPT_MONTHS,
  PAID_KEPT_YEARS,
  REDIRECT_COOKIE_HOURS,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  TOKEN_MINUTES,
  UNCONFIRMED_KEPT_MONTHS,
  UNPAID_KEPT_MONTHS,
} from '#core/constants.ts'
import type { Content } from './content.ts'

export const privacy: Content = {
  title: 'Privacy',
  lead: 'A will is about as private as a document can be. This is what we keep, why, and what you can do about it.',
  changed: '21 November 2026',
  sections: [
    {
      id: 'short',
      heading: 'The short version',
      blocks: [
        {
          list: [
            'We keep what you type so that we can write your will. We use it for nothing else.',
            'There is no advertising here and no sale of anything about you. If you agree to cookies, we learn which advert brought you.',
            'We do not train any software on your will.',
            'You can download a copy of it all, or delete it, on [your account page](/account).',
          ],
        },
      ],
    },
    { id: 'who', heading: 'Who looks after it', review: true, blocks: [], below: 'operator' },
    {
      id: 'what',
      heading: 'What we keep',
      blocks: [
        'Once you have an account, on our own server:',
        {
          list: [
            'Your name, your email, and whether you own your home.',
            'Your password, changed by a one-way sum. We cannot read it.',
            'Your answers: you, the people, charities and pets you name, what you own, and your wishes. We keep how they stood before each change, so that you can look back.',
            'The documents you downloaded, as they were.',
            'What you ordered, when, and whether it was paid. Not your card, which we never see.',
            'When you agreed to our terms, what you agreed to before your first download, and, if you appoint a law firm, to what it charges.',
            'A list of what was done with your account and when, such as logging in, without what was said.',
            'If you ask a person to read your answers about your will: that you agreed to it, when somebody opened them, and what they wrote to you. Until it is sent you can take that back, and nobody reads them.',
            'If you say what you think of us: your rating and your words, and how much of your name may stand beside them. Others can read these once one of us has.',
            'Where you are logged in, in two or three words such as “Firefox on Windows”, and when you were last here.',
            `The browsers you logged in from, in the same two or three words, for ${DEVICE_KEPT_DAYS} days after you last did. We write to you when you log in from a new one.`,
            'If you add a passkey or an authenticator app, its name, when it was added and last used, and what we need to recognise it. Your fingerprint or face never leaves your device.',
          ],
        },
        'Without an account we keep only what you send us: a message, or your name and email for the waiting list.',
        'Our log of requests has the time, the kind of page and whether it worked. It has no names, no addresses and no answers.',
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      blocks: [
        'Your browser remembers the language you chose, if you chose one. It remembers that you are logged in, which steps you have seen, and a payment that is under way. It also holds your name and your will, encrypted. If a save fails, or your log-in ends while you type, it holds what you typed until it can be saved.',
        'Before you sign up it holds your first answers, encrypted, for half an hour after you last used the page, and the code of a sponsor’s link.',
        'Only you, logged in, can open what is encrypted. Logging out removes it, but for what you typed and did not save: that is there when you log in again. If you share a computer, log out when you stop.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      review: true,
      blocks: [
        `When you make an account or log in, a cookie called device tells us that you have logged in from this browser before. It opens nothing: it keeps a stranger’s wrong passwords from shutting you out, and lets us write to you about a log-in from anywhere else. It lasts ${DEVICE_KEPT_DAYS} days after your last log-in. An account cannot be kept safe without it, so we do not ask.`,
        `We set no other cookie until you choose. Your choice itself is then kept in a cookie called policy-accepted, for ${CONSENT_DAYS} days. The page works the same whichever you choose.`,
        'If you accept, we may also keep:',
        {
          list: [
            'How you came here: the advert’s click number, the page you came to, the site before it, and the words the advert adds to a link. It goes with your account if you make one.',
            `When we try two versions of a page, which one you saw. It is a cookie called afterTest, for ${REDIRECT_COOKIE_HOURS} hours.`,
          ],
        },
        'If an advert brought you, and this copy is set up to do so, we also tell the company that ran it which step you reached, with the click number and whether your screen is small. It is told nothing of your answers, your name or your email.',
        'You can change your mind: choose “Cookies” at the end of a page.',
      ],
    },
    {
      id: 'why',
      heading: 'Why we may',
      review: true,
      blocks: [
        {
          list: [
            'You asked us to write your will, and we cannot do it without your answers. The law calls this a contract.',
            'Other people are named in it: children, executors, friends. A will cannot be made without them. The law calls this a legitimate interest. We keep no more about them than the will needs.',
            'Some answers may touch your health, your beliefs or your family life. Give these only where the will needs them.',
            'We write to your partner only when you buy wills for both of you and invite them. If they accept, they get a copy of part of your will, once. Your invitation says which part.',
            'We write to an executor only when you ask us to, and tell them nothing of what the will says. They can [stop that](/unsubscribe).',
            'We write to you about news only if you asked for that, and you can [stop it](/unsubscribe).',
          ],
        },
      ],
    },
    {
      id: 'others',
      heading: 'Who else sees it',
      review: true,
      below: 'third-parties',
      blocks: [
        'The letters, pictures and programs on our pages come from our own server. So no other company learns that you looked at a page.',
        'If you buy wills for two, your partner gets a copy of part of yours when they accept. After that neither of you sees the other’s.',
        'We do not tell your executors or anybody else what your will says. A court could order us to show it.',
        'When somebody dies and the will is proved, the will becomes a public record. That is the law, and it is a good reason to leave reasons and account numbers out of it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      review: true,
      blocks: [
        'You can delete your account at any time, and everything in it goes at once. Otherwise:',
        {
          list: [
            `An account that paid for nothing is deleted when nobody has used it for ${UNPAID_KEPT_MONTHS} months.`,
            `If its email was never confirmed either, it is deleted after ${UNCONFIRMED_KEPT_MONTHS} months.`,
            `An account that paid is deleted when nobody has used it for ${PAID_KEPT_YEARS} years.`,
            `We write to you ${DELETION_NOTICE_DAYS} days before. Logging in is enough to keep it.`,
            `The address you invited your partner at is forgotten when they accept, when you take the invitation back, or after ${INVITATION_DAYS} days.`,
            `A message to us is deleted after ${MESSAGES_KEPT_MONTHS} months.`,
          ],
        },
        `Questions about a will often come up only after a death. So when an account is deleted we keep a short record for ${PAID_KEPT_YEARS} years: that it existed, when, and what was bought. It has no name and no answers, and your email only as a sum that cannot be turned back.`,
        `A link for a new password works for ${RESET_LINK_MINUTES} minutes. You are logged out ${TOKEN_MINUTES} minutes after you close the page, and in any case after ${SESSION_DAYS} days.`,
      ],
    },
    {
      id: 'safe',
      heading: 'How we keep it safe',
      blocks: [
        'You can add a passkey or an app with codes beside your password. Every call asks who you are, and gives you only what is yours. Passwords and log-in keys are kept in a form that cannot be used if somebody reads the database. We never ask for the passwords of your other accounts, and a will is no place for them.',
      ],
    },
    {
      id: 'rights',
      heading: 'What you can ask for',
      review: true,
      blocks: [
        {
          list: [
            'A copy of what we hold about you, in a form you can take elsewhere. It is on [your account page](/account).',
            'That we correct it. You can change most of it yourself.',
            'That we delete it, or stop using it. You can delete your account yourself.',
          ],
        },
        'Use the [contact form](/contact-us) and choose “My personal information”. It is free. We answer within a month.',
        'If somebody has named you in their will, you have these rights too. We may have to refuse where the answer would show what another person wrote.',
        `You can complain to us, and we will confirm within 30 days that we have your complaint. You can also complain to the [Information Commissioner](https://ico.org.uk), who watches over personal information in the UK.`,
      ],
    },
    {
      id: 'questions',
      heading: 'Ask us',
      blocks: [
        `Write to [${brand.supportEmail}](mailto:${brand.supportEmail}) or use the [contact form](/contact-us).`,
      ],
    },
  ],
}
