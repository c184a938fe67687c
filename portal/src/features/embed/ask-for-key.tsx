import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { PortalInquiry } from '../../shared/inquiry/portal-inquiry.tsx';

/** A request to the brokerage for a key, and the way to the page of one. The form is there once it is asked for. */
export function AskForKey(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="embed-ask" id="ask-for-a-key" aria-labelledby="ask-for-a-key-title">
      <h2 id="ask-for-a-key-title">Get a key for your site</h2>
      <p className="embed-help">
        A key lets the widgets work on your public address. Tell us the site and what you’d like to show
        there. We’ll look at your request and email you the key. Have one already?{' '}
        <a href="#embed-key">Enter it</a> or <Link to="/embed/key">see how your widgets are used</Link>.
      </p>
      {isOpen ? (
        <PortalInquiry type="request-embed-key" heading="" />
      ) : (
        <Button onClick={() => setOpen(true)}>Ask for a key</Button>
      )}
    </section>
  );
}
