import { describeAccount, nameOfAccount } from '#core/will/describe.ts'
import type { Will } from '#core/will/schema.ts'
import { AccountDialog } from './account-dialog.tsx'
import { ItemList } from './item-list.tsx'

export function AccountList({ will, error }: { will: Will; error?: string | undefined }) {
  const accountById = (id: number | undefined) => will.accounts.find((account) => account.id === id)
  return (
    <ItemList
      will={will}
      field="accounts"
      items={will.accounts.map((account) => ({
        id: account.id,
        name: nameOfAccount(account),
        note: describeAccount(account),
      }))}
      add="Add an account or asset"
      dialog={(id, close) => <AccountDialog will={will} account={accountById(id)} onClose={close} />}
      removing={(id) => {
        const account = accountById(id)
        return account && { list: 'accounts', item: { id, name: nameOfAccount(account) } }
      }}
      error={error}
    />
  )
}
