/** Letters to whoever is said to have died, and to people of a will of whom there is no email, as the desk opens and posts them. */
import type { LetterDone, OpenedDeathReply } from '#core/api/death.ts'
import { type Act, deskAct } from './acts.tsx'
import { act } from './api.ts'

type Letter = NonNullable<OpenedDeathReply['account']>['letters'][number]

const letterDone = (id: number, { person }: Letter, letter: LetterDone, reason: string) =>
  act('POST /api/desk/deaths/{id}/reach', { params: { id }, body: { way: 'letter', person, letter, reason } })

/** That a letter is posted, and then that it came back. */
const posting = (id: number, letter: Letter): Act => {
  const { name, to, posted, inWelsh, says } = letter
  return deskAct({
    title: posted ? `The letter to ${name} came back?` : `The letter to ${name} is posted?`,
    may: 'reach the testator',
    when: posted || letter.opened,
    button: posted ? 'It came back' : 'It is posted',
    says: (
      <>
        <p>
          {posted
            ? 'The code in it opens nothing any more. Write to the others by email, and ask them to tell this person.'
            : `By post to ${to}`}
        </p>
        {says && (
          <p className="sheet typed paper lifted anywhere">
            {inWelsh && <span lang="cy">{`${inWelsh.join('\n\n')}\n\n`}</span>}
            {says.join('\n\n')}
          </p>
        )}
      </>
    ),
    reasons: posted ? ['Not known at this address', 'They have moved'] : ['First class, today', 'Signed for, today'],
    send: ({ reason }) => letterDone(id, letter, posted ? 'back' : 'posted', reason),
  })
}

/** A letter is opened to be printed: what it says stands in the dialog that follows, and nowhere after it. */
const opening = (id: number, letter: Letter, follow: (next: Act) => void): Act =>
  deskAct({
    title: `Open the letter to ${letter.name}?`,
    may: 'reach the testator',
    when: !letter.posted,
    button: 'Open it',
    says: (
      <p>
        Whoever has its code can{' '}
        {letter.person === undefined ? 'stop everything' : letter.asks ? 'object' : 'read what was left'}. That you
        opened it is in the log, which the executors read. Print it at once: each time it is opened it has a new code,
        and one that was printed before opens nothing.
      </p>
    ),
    reasons: ['To print and post it', 'The printer failed'],
    send: async ({ reason }) => {
      const { account } = await letterDone(id, letter, 'opened', reason)
      const shown = account?.letters.find(({ person }) => person === letter.person)
      if (shown) follow(posting(id, shown))
    },
  })

/** What there is to do with the letters of a report. */
export const actsOnLetters = ({ id, account }: OpenedDeathReply, follow: (next: Act) => void): readonly Act[] =>
  (account?.letters ?? []).flatMap((letter) => [opening(id, letter, follow), posting(id, letter)])
