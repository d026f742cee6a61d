import { adminLogInCopy } from '../copy/admin-log-in.copy.ts';
import { LoginForm } from '../marketplace/accounts/login-form.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';

/** The door of those who run the marketplace. */
export const AdminLogInScreen = () => (
  <NarrowPage>
    <div className="grid gap-6">
      <Title>{adminLogInCopy.title}</Title>
      <Card>
        <LoginForm isForAdmins />
      </Card>
    </div>
  </NarrowPage>
);
