import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { GiveReviewBody, ReviewBody } from '#core/api/visitors.ts'
import type { User } from '#core/api/wills.ts'
import { type ShownAs, shownAs } from '#core/constants.ts'
import { unless } from '#core/rules/rule.ts'
import { reviewForm as table, review as words } from '#words/en/others.ts'
import { call } from '../../api/http.ts'
import { read } from '../../api/queries.ts'
import { useForm } from '../../api/will.ts'
import { Button } from '../../ui/button.tsx'
import { Radios } from '../../ui/choices.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import page from '../../ui/plain-page.module.css'
import { PlainPage } from '../../ui/plain-page.tsx'
import { useSubmitForm } from '../../ui/submit-form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useAct } from '../../ui/use-act.ts'
import { Together } from '../together/together.tsx'

const ratings = ['1', '2', '3', '4', '5'] as const
type Rating = (typeof ratings)[number]

type Draft = { rating: Rating | undefined; words: string; shown_as: ShownAs | undefined }

const send = (answer: GiveReviewBody) => call('POST /api/reviews', { body: answer })

const bodyOf = ({ rating, words, shown_as = 'no name' }: Draft): ReviewBody => ({
  rating: Number(rating),
  words,
  shown_as,
})

/** One form for both answers: declining takes one press too. */
function ReviewForm({ user, onDone }: { user: User; onDone: (said: boolean) => void }) {
  const { failure, act } = useAct()
  const form = useSubmitForm<Draft>({
    initial: { rating: undefined, words: '', shown_as: undefined },
    check: ({ rating, shown_as }) => [
      ...unless(rating !== undefined, 'rating', 'SELECT_OPTION'),
      ...unless(shown_as !== undefined, 'shown_as', 'SELECT_OPTION'),
    ],
    save: async (draft) => {
      await send(bodyOf(draft))
    },
    onDone: () => onDone(true),
    dialog: 'review',
  })
  const decline = async () => {
    await send({ declined: true })
    onDone(false)
  }
  const { field } = form
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!form.busy) void form.submit()
      }}
    >
      <ErrorSummary errors={form.errors} />
      <Radios {...field('rating')} {...table.yourRating} layout="pills" options={ratings} />
      <TextArea {...field('words')} {...table.aFewWords} optional />
      <Radios
        {...field('shown_as')}
        label={table.nameToShowWithYourReview}
        options={shownAs}
        labels={{ 'full name': `${user.name} ${user.last_name}`, 'first name': user.name, 'no name': table.noName }}
      />
      <div className="cluster above-32 off-paper">
        <Button label={table.sendMyReview} type="submit" busy={form.busy} />
        <Button label={table.noThankYou} look="secondary" onClick={() => void act(decline, '')} />
      </div>
      <p role="alert">{failure}</p>
    </form>
  )
}

/** What stands where the form was. It takes the focus, which went with the button. */
function Answered({ sent }: { sent: boolean }) {
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <p className={page.saved} role="status" tabIndex={-1} ref={words}>
      {sent ? table.thankYouWeReadEveryReview : table.thatIsFineWeWillNot}
    </p>
  )
}

/** Where the mail after the signing leads: asks a paying customer for a review, once. */
export function ReviewPage() {
  const { user } = useForm()
  const [answered, setAnswered] = useState<boolean>()
  const { data, error } = useQuery({ ...read('GET /api/reviews/mine'), staleTime: 0 })
  return (
    <PlainPage {...words.howWasWritingYourWill}>
      <Together className="above-32">
        {error && <p role="alert">{error.message}</p>}
        {answered !== undefined && <Answered sent={answered} />}
        {answered === undefined && data?.ask && <ReviewForm user={user} onDone={setAnswered} />}
        {answered === undefined && data && !data.ask && (
          <p className={page.notice}>{words.thereIsNothingToAnswerYou}</p>
        )}
      </Together>
    </PlainPage>
  )
}
