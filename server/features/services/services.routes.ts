import {
  coupleCalls,
  deathCalls,
  existingWillCalls,
  expertReviewCalls,
  referralCalls,
  rolesCalls,
} from '#core/api/contract/services.ts'
import { saved } from '#core/api/wills.ts'
import type { BesideStores } from '../../db/stores.ts'
import { type Needs, serve } from '../../platform/serve.ts'
import type { CoupleService } from '../couple/couple.service.ts'
import { createInvitationsService } from '../couple/invitations.service.ts'
import type { DeathService } from '../death/death.service.ts'
import type { ReleasedService } from '../death/released.service.ts'
import { createExistingWillService } from '../existing-will/existing-will.service.ts'
import type { ExpertReviewService } from '../expert-review/expert-review.service.ts'
import type { ProofGate } from '../proof-of-work/proof-of-work.service.ts'
import { createReferralService } from '../referrals/referral.service.ts'
import type { KeptAnswersService } from '../roles/kept-answers.service.ts'
import type { RolesService } from '../roles/roles.service.ts'

type CoupleDeps = BesideStores<typeof createInvitationsService> & { readonly couple: CoupleService }

export const coupleFeature = (deps: CoupleDeps) => {
  const { couple } = deps
  const invitations = createInvitationsService({ ...deps, ...deps.stores })
  const pairOf = async (userId: number) => ({ pair: await couple.read(userId) })
  return serve(coupleCalls, {
    'GET /api/pair': ({ userId }) => pairOf(userId),
    'POST /api/pair/invite': async ({ userId, body, baseUrl }) => {
      const link = await invitations.invite(userId, body.email, baseUrl)
      return { ...(await pairOf(userId)), link }
    },
    'POST /api/pair/withdraw': async ({ userId }) => {
      await invitations.withdraw(userId)
      return pairOf(userId)
    },
    'POST /api/pair/accept': ({ userId, body, baseUrl }) => invitations.accept(userId, body.token, baseUrl),
    'POST /api/pair/confirm': async ({ userId, body }) => saved(await couple.confirm(userId, body.version)),
    'POST /api/pair/end': async ({ userId }) => {
      await couple.end(userId)
      return pairOf(userId)
    },
    // The recipient of an invitation may have no account.
    'POST /api/invitation': ({ body }) => invitations.read(body.token),
  })
}

export const existingWillFeature = (deps: BesideStores<typeof createExistingWillService>) => {
  const willCheck = createExistingWillService({ ...deps, ...deps.stores })
  return serve(existingWillCalls, {
    'POST /api/will-check': ({ userId, body }) => willCheck.keep(userId, body),
    'GET /api/will-check/{external_id}': ({ userId, params }) => willCheck.result(userId, params.external_id),
    'GET /api/will-check/{external_id}/report.pdf': async ({ userId, params }) => ({
      name: 'will-check-report.pdf',
      bytes: await willCheck.report(userId, params.external_id),
    }),
  })
}

export const expertReviewFeature = ({ expertReview }: { readonly expertReview: ExpertReviewService }) =>
  serve(expertReviewCalls, {
    'GET /api/reading': ({ userId }) => expertReview.state(userId),
    'POST /api/reading': ({ userId }) => expertReview.ask(userId),
    'DELETE /api/reading': ({ userId }) => expertReview.withdraw(userId),
  })

export const referralFeature = (deps: Needs<typeof createReferralService>) => {
  const referral = createReferralService(deps)
  return serve(referralCalls, {
    'GET /api/referral': ({ userId }) => referral.read(userId),
    'POST /api/referral': ({ userId, body }) => referral.refer(userId, body.firm),
    'DELETE /api/referral': ({ userId }) => referral.takeBack(userId),
    'POST /api/referral/clause': ({ userId, body }) => referral.settle(userId, body),
    'DELETE /api/referral/clause': ({ userId }) => referral.takeOut(userId),
  })
}

export const rolesFeature = ({
  roles,
  keptAnswers,
}: {
  readonly roles: RolesService
  readonly keptAnswers: KeptAnswersService
}) =>
  serve(rolesCalls, {
    'GET /api/roles/mail': ({ userId, query }) => roles.mail(userId, query.role),
    'POST /api/roles/requests': async ({ userId, body }) => {
      const { will, refused } = await roles.ask(userId, body)
      return { ...saved(will), refused }
    },
    'POST /api/roles/requests/{id}': async ({ userId, params, body }) =>
      saved(await roles.recognise(userId, params.id, body.them)),
    'DELETE /api/roles/requests/{id}': async ({ userId, params }) => saved(await roles.withdraw(userId, params.id)),
    'POST /api/asked': ({ body }) => roles.read(body.token),
    'POST /api/asked/answer': ({ body }) => roles.answer(body),
    'POST /api/asked/close': ({ body }) => roles.close(body.token),
    'POST /api/asked/keep': ({ userId, body }) => keptAnswers.keep(userId, body.token),
    'GET /api/asked/kept': ({ userId }) => keptAnswers.list(userId),
    'POST /api/asked/let-go': ({ userId, body }) => keptAnswers.letGo(userId, body.token),
    'POST /api/asked/home': ({ userId, body }) => keptAnswers.home(userId, body.token),
  })

export const deathFeature = ({
  deaths,
  released,
  gate,
}: {
  readonly gate: Pick<ProofGate, 'always'>
  readonly deaths: DeathService
  readonly released: ReleasedService
}) =>
  serve(deathCalls, {
    'GET /api/after-death': ({ userId }) => deaths.choices(userId),
    'POST /api/after-death': ({ userId, body }) => deaths.choose(userId, body),
    'POST /api/after-death/card': ({ userId }) => deaths.newCard(userId),
    'POST /api/after-death/alive': ({ userId }) => deaths.alive(userId),
    'POST /api/deaths': (request) => deaths.report(request.body, request, () => gate.always(request)),
    'POST /api/deaths/read': ({ body }) => deaths.read(body.token),
    'POST /api/deaths/evidence': ({ body }) => deaths.addEvidence(body.token, body.certificate),
    'POST /api/deaths/act': ({ body }) => deaths.act(body.token, body.act),
    'POST /api/released': ({ body, caller }) => released.read(body.token, caller.language),
    'POST /api/released/file': async ({ body: { token, id } }) => ({
      name: `${id}.pdf`,
      bytes: await released.file(token, id),
    }),
  })
