import { registerCopy } from '../copy/accounts.copy.ts';
import { loginCopy } from '../copy/login.copy.ts';
import { LoginForm } from '../marketplace/accounts/login-form.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { Card } from '../ui/layout/card.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';

export function LoginScreen() {
  return (
    <NarrowPage>
      <div className="grid gap-6">
        <Title>{loginCopy.title}</Title>
        <Card>
          <LoginForm />
        </Card>
        <div>
          <p>{loginCopy.noAccount}</p>
          <p className="flex flex-wrap gap-x-6">
            <InnerLink href="/register/customer" className={LINK}>
              {registerCopy.customer.title}
            </InnerLink>
            <InnerLink href="/register/business" className={LINK}>
              {registerCopy.business.title}
            </InnerLink>
          </p>
        </div>
      </div>
    </NarrowPage>
  );
}

const LINK = 'inline-flex min-h-11 items-center text-link underline underline-offset-4';
