import { privacy } from '../content/privacy.ts'
import { ContentPage } from './content-page.tsx'
import { ThirdParties } from './third-parties.tsx'

const PrivacyPage = () => <ContentPage content={privacy} below={{ others: <ThirdParties /> }} />

export { PrivacyPage as Component }
