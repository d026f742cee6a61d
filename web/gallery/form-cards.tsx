import type { ReactNode } from 'react';
import { fieldSentences as say } from '../../contract/copy.ts';
import type { PackageName } from '../../contract/words.ts';
import { registerCopy } from '../copy/accounts.copy.ts';
import { billingCopy } from '../copy/billing.copy.ts';
import { businessSettingsCopy } from '../copy/business-settings.copy.ts';
import { enquiryCopy } from '../copy/contact.copy.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { loginCopy } from '../copy/login.copy.ts';
import { LoginForm } from '../marketplace/accounts/login-form.tsx';
import { RegisterCustomerForm } from '../marketplace/accounts/register/register-customer-form.tsx';
import type { Chosen } from '../marketplace/billing/chosen.ts';
import { PackageChoice } from '../marketplace/billing/package-choice.tsx';
import type { Offers } from '../marketplace/billing/packages.ts';
import { PurchaseForm } from '../marketplace/billing/purchase-form.tsx';
import { EnterpriseEnquiry } from '../marketplace/enquiries/enterprise-enquiry.tsx';
import { EnquiryForm } from '../marketplace/enquiries/enquiry-form.tsx';
import { ProfileForm } from '../marketplace/settings/business/profile-form.tsx';
import { ErrorsOfPage } from '../marketplace/steps/errors-of-page.ts';
import type { FieldErrors } from '../ui/forms/field-errors.ts';
import { Card } from '../ui/layout/card.tsx';
import { AboutFields } from '../visitor/register-business/later-pages.tsx';
import { BusinessFields } from '../visitor/register-business/business-fields.tsx';
import { EMPTY, type FirmDraft } from '../visitor/register-business/firm-draft.ts';
import { KeptSaid } from '../visitor/register-business/kept-firm.tsx';
import { ProfilePreview } from '../visitor/register-business/profile-preview.tsx';
import { ServiceTicks, TradeCards } from '../visitor/register-business/trade-fields.tsx';
import { YouForm } from '../visitor/register-business/you-form.tsx';
import type { Cards } from './cards.tsx';
import { OwnIds } from './own-ids.tsx';
import { newFirm, owner, ownFirm } from './people.ts';
import { Pressed } from './pressed.tsx';
import { packages } from './samples.gen.ts';
import { CATALOGUE } from './trades.ts';
import { seenBy } from './world.tsx';

const ignore = () => undefined;

const OFFERS: Offers = { packages, methods: ['card', 'direct_debit'] };
const CHOSEN: Chosen = { package: 'standard', payment_method: 'card', promo_code: null };

/** A form by itself, as somebody finds it who is nobody yet, or who has a business. */
const byItself = (content: ReactNode, who?: typeof owner) =>
  seenBy(who, <OwnIds>{content}</OwnIds>, { catalogue: CATALOGUE });

/** The same on the card that its page has for it. */
const form = (content: ReactNode, who?: typeof owner) => byItself(<Card>{content}</Card>, who);

/** With everything wrong that can be. */
const sentEmpty = (content: ReactNode, on: string, who?: typeof owner) =>
  form(<Pressed on={on}>{content}</Pressed>, who);

const FIRM: FirmDraft = {
  ...EMPTY,
  business_name: newFirm.name,
  location: galleryCopy.sample.winnerPlace,
  workCategories: CATALOGUE[0]?.id ?? '',
};

const FIRM_ERRORS: FieldErrors = {
  business_name: say.businessName,
  location: say.postcode,
  workCategories: say.category,
  services: say.tooLong,
  website: say.text,
  payment_method: say.paymentMethod,
};

const youForm = <YouForm purchase={CHOSEN} onDone={ignore} onRefused={ignore} />;

const firm = { draft: FIRM, change: ignore };

const firmPages = (error: FieldErrors) => (
  <div className="grid gap-7">
    <BusinessFields wizard={firm} />
    <TradeCards {...firm} error={error.workCategories} />
    <ServiceTicks {...firm} error={error.services} />
    <AboutFields wizard={firm} />
    <PackageChoice offers={OFFERS} chosen={CHOSEN} onChange={ignore} />
  </div>
);

const { subscribe } = billingCopy.purchase;
const purchase = (offers: Offers, name?: PackageName) =>
  form(<PurchaseForm offers={offers} submit={subscribe} {...(name && { name })} />, owner);

const nameless = { ...newFirm, name: '', workCategories: [] };

/** What is filled in to come in, to pay, and to be found. */
export const formCards: Cards = {
  LoginForm: { normal: form(<LoginForm />), error: sentEmpty(<LoginForm />, loginCopy.submit) },
  'RegisterCustomerForm, RegistrantFields': {
    normal: form(<RegisterCustomerForm onDone={ignore} />),
    error: sentEmpty(<RegisterCustomerForm onDone={ignore} />, registerCopy.customer.submit),
  },
  'BusinessFields, TradeCards, ServiceTicks, AboutFields, PackageChoice': {
    filled: byItself(firmPages({})),
    error: byItself(<ErrorsOfPage value={FIRM_ERRORS}>{firmPages(FIRM_ERRORS)}</ErrorsOfPage>),
  },
  'YouForm, KeptSaid, ProfilePreview': {
    normal: form(youForm),
    error: sentEmpty(youForm, registerCopy.business.submit),
    chosen: byItself(<KeptSaid at="trade" onBegin={ignore} />),
    empty: byItself(<ProfilePreview />),
  },
  'PurchaseForm, PromoField': {
    several: purchase(OFFERS),
    chosen: purchase(OFFERS, 'premium'),
    empty: purchase({ packages: [], methods: [] }),
  },
  'ProfileForm, ProfileFields, TradeAndServices': {
    editing: form(<ProfileForm business={ownFirm} onDone={ignore} />, owner),
    error: sentEmpty(
      <ProfileForm business={nameless} onDone={ignore} />,
      businessSettingsCopy.profile.save,
      owner,
    ),
  },
  'EnterpriseEnquiry, EnquiryForm': {
    normal: byItself(<EnterpriseEnquiry />),
    error: byItself(
      <Pressed on={enquiryCopy.send}>
        <EnquiryForm name="gallery" about={null} />
      </Pressed>,
    ),
  },
};
