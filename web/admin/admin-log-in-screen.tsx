import { adminLogInCopy } from '../copy/admin-log-in.copy.ts';
import { LoginForm } from '../marketplace/accounts/login-form.tsx';
import { Card } from '../ui/card.tsx';
import { Title } from '../ui/heading.tsx';
import { NarrowPage } from '../ui/page.tsx';

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
