import type { ReactNode } from 'react';
import { brand, dialled } from '../../contract/brand.ts';
import { footerCopy as copy } from '../copy/footer.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { useRouterContext } from '../router-context.ts';
import { Page } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { ColourModeControl } from './colour-mode-control.tsx';
import { OuterLink } from './outer-link.tsx';

/** Where everything is to be found, for who has read to the end or has no script. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <Page>
        <nav aria-label={copy.label}>
          <div>
            <p>
              <b>{brand.name}</b>
              {brand.strapline}
              {!useSession() && <LogIn />}
            </p>
            <p>
              <a href={dialled(brand.contact.supportNumbers[0])} className="footer-link">
                {brand.contact.supportNumbers[0]}
              </a>
              <small>{brand.contact.enquiryHours}</small>
            </p>
            <NamePlate />
          </div>
          <ForCustomers />
          <ForBusinesses />
          <AboutUs />
          <Elsewhere />
        </nav>
        <div>
          <SmallPrint />
          <ColourModeControl />
        </div>
      </Page>
    </footer>
  );
}

/** Where the header has no room for it. For both sides of the market, so in neither's column. */
const LogIn = () => (
  <InnerLink href="/login" className="footer-link flex sm:hidden">
    {copy.logIn}
  </InnerLink>
);

/** What the name means, as a dictionary would say it. */
function NamePlate() {
  if (!brand.meaning) return null;
  const { word, kind, sense } = brand.meaning;
  return (
    <p>
      <dfn>{word}</dfn>, {kind}: <span>{sense}</span>
    </p>
  );
}

const ForCustomers = () => (
  <Column heading={copy.forCustomers}>
    <Inner href="/post-job">{copy.postJob}</Inner>
    <Inner href="/post-a-job">{copy.howItWorks}</Inner>
    <Inner href="/trades">{copy.findPros}</Inner>
    {/* Who is signed in has an account already. */}
    {!useSession() && <Inner href="/register/customer">{copy.registerCustomer}</Inner>}
  </Column>
);

const ForBusinesses = () => (
  <Column heading={copy.forBusinesses}>
    <Inner href="/get-more-leads">{copy.moreLeads}</Inner>
    <Inner href="/packages">{copy.packages}</Inner>
    {!useSession() && <Inner href="/register/business">{copy.registerBusiness}</Inner>}
  </Column>
);

const AboutUs = () => (
  <Column heading={copy.aboutUs}>
    <Inner href="/contact-us">{copy.write}</Inner>
    <Inner href="/review-policy">{copy.reviewPolicy}</Inner>
    <Inner href="/complaints">{copy.complaints}</Inner>
    <Inner href="/list-order">{copy.listOrder}</Inner>
  </Column>
);

const Elsewhere = () => (
  <Column heading={copy.elsewhere}>
    <Outer href={brand.elsewhere.blog}>{copy.blog}</Outer>
    <Outer href={brand.elsewhere.linkedIn}>{copy.linkedIn}</Outer>
    <Outer href={brand.elsewhere.instagram}>{copy.instagram}</Outer>
    <Outer href={brand.elsewhere.facebook}>{copy.facebook}</Outer>
  </Column>
);

/** The year is the server's, so that both sides of a hydration agree on New Year's Eve. */
function SmallPrint() {
  const year = new Date(useRouterContext().site.now).getUTCFullYear();
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <ul className="flex flex-wrap gap-x-5">
        <Inner href="/terms-of-use">{copy.terms}</Inner>
        <Inner href="/privacy-policy">{copy.privacy}</Inner>
        <Inner href="/cookies">{copy.cookies}</Inner>
        <Inner href="/accessibility">{copy.accessibility}</Inner>
      </ul>
      <p>
        {copy.copyright(year, brand.name)} · {brand.operator.company} · {brand.operator.registration}
      </p>
    </div>
  );
}

type ColumnProps = { heading: string; children: ReactNode };

const Column = ({ heading, children }: ColumnProps) => (
  <div>
    <h2>{heading}</h2>
    <ul>{children}</ul>
  </div>
);

type WayProps = { href: string; children: string };

const Inner = ({ href, children }: WayProps) => (
  <li>
    <InnerLink href={href} className="footer-link">
      {children}
    </InnerLink>
  </li>
);

const Outer = ({ href, children }: WayProps) => (
  <li>
    <OuterLink href={href} className="footer-link">
      {children}
    </OuterLink>
  </li>
);
