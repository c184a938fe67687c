import type { Site } from '@hearth/domain/contract/site.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import type { ReactNode } from 'react';
import { PolicyPage } from './policy-page.tsx';

/** Policy of a brokerage that configured none: the processing by this software, in plain words. */
export const PrivacyScreen = (): ReactNode => (
  <PolicyPage title="Privacy Policy" configured={({ legal }) => legal.privacyUrl}>
    {(site) => <PrivacyPolicy site={site} />}
  </PolicyPage>
);

function PrivacyPolicy({ site: { brokerage, legal } }: { readonly site: Site }): ReactNode {
  return (
    <>
      <p>
        This policy explains what personal information {brokerage.name} collects, how we use it, and your
        choices.
      </p>
      <h2>When you browse</h2>
      <p>
        You can search without an account. Your recent searches, your last results, the homes you opened or
        compared, the places of your travel times, your figures of the payment calculator, your choice of
        views and, until you close the tab, the site whose link led you here are then stored in your browser
        only; clear the site's data there to remove them. For travel times the server gets the positions of
        your places, may ask a routing service for the way to them without naming you, and does not record who
        asked. We use no advertising cookies. The server counts the homes that your network address was sent
        on one day, to prevent copies of all listings; these counts are deleted within three days.
      </p>
      <h2>When you have an account</h2>
      <p>
        Your account has your name, email address, phone number, photo and city, your ways to log in (of a
        password only a hash), and the devices and network addresses that you log in from. While you are
        logged in, it also stores the homes you save with the names and descriptions of your collections, the
        homes you dismiss, your recent searches, the homes you opened, the places of your travel times and
        your figures of the payment calculator, so that you have them on all your devices. Logging out removes
        them from the browser. In Account Settings you can download everything that is stored, and delete your
        account with it.
      </p>
      <h2>When you write to us</h2>
      <p>
        We store what you enter in a form, the words you agreed to, the time, your network address, the page
        with the form without its private parameters, the site whose link led you here, and the version of the
        form. We use it to answer your request. It goes only to the agent who answers you; a report of a wrong
        fact also goes to our office. Text messages need a consent of their own, which is never a condition of
        our service.
      </p>
      <h2>How long we keep it</h2>
      <p>
        {legal.retentionMonths === null
          ? 'We keep requests and the emails about them until you ask us to delete them.'
          : `Requests and the emails about them are deleted after ${legal.retentionMonths} months.`}
      </p>
      <h2>Your choices</h2>
      <p>
        The confirmation of each request has a link to withdraw your consent. You can also ask us for a copy
        of your data, or to correct or delete it:
      </p>
      <Contact brokerage={brokerage} />
    </>
  );
}

function Contact({ brokerage: { name, address, phone, email } }: Pick<Site, 'brokerage'>): ReactNode {
  return (
    <address className="policy__contact">
      <span>{name}</span>
      {address && <span>{address}</span>}
      {phone && <a href={phoneUrl(phone)}>{phoneText(phone)}</a>}
      {email && <a href={`mailto:${encodeURI(email)}`}>{email}</a>}
    </address>
  );
}
