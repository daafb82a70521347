import { useAccount } from '../../api/queries.ts'

/** The address of the account while it waits to be confirmed; undefined once it is, and while that is not known. */
export const useUnconfirmedEmail = (): string | undefined => {
  const { data } = useAccount()
  return data && !data.emailVerified ? data.email : undefined
}
